// A session of @vscode/debugadapter-testsupport, the client that VS Code's own debug adapters are tested with.
//
//     node session.cjs PORT SOURCE
//
// The server debugs `reduce` of crates/debugger/tests/sessions/reduce.cu with 64 threads and in = 0, 1, 2, ..., 49.
const assert = require("node:assert/strict");
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const [port, source] = [Number(process.argv[2]), process.argv[3]];

async function main() {
  const dc = new DebugClient("", "", "oxicc");
  await dc.start(port);
  const capabilities = await dc.initializeRequest({ adapterID: "oxicc", linesStartAt1: true, pathFormat: "path" });
  assert.equal(capabilities.body.supportsDataBreakpoints, true);
  const initialized = dc.waitForEvent("initialized");
  await dc.launchRequest({});
  await initialized;

  // A line without code goes to the next that has some; a condition chooses the thread.
  const lines = await dc.setBreakpointsRequest({
    source: { path: source },
    breakpoints: [{ line: 27, condition: "i == 5" }, { line: 900 }],
  });
  assert.deepEqual(lines.body.breakpoints.map((b) => b.verified), [true, false]);
  const functions = await dc.setFunctionBreakpointsRequest({ breakpoints: [{ name: "twice" }] });
  assert.equal(functions.body.breakpoints[0].line, 10);
  let stopped = dc.waitForEvent("stopped");
  await dc.configurationDoneRequest();
  let { body } = await stopped;
  assert.equal(body.reason, "breakpoint");
  assert.equal(body.threadId, 6);

  const threads = (await dc.threadsRequest()).body.threads;
  assert.equal(threads.length, 64);
  assert.equal(threads[5].name, "thread (5,0,0)");
  let frames = (await dc.stackTraceRequest({ threadId: 6 })).body.stackFrames;
  assert.deepEqual([frames.length, frames[0].name, frames[0].line], [1, "reduce", 27]);
  assert.equal(frames[0].source.path, source);
  const scopes = (await dc.scopesRequest({ frameId: frames[0].id })).body.scopes;
  assert.deepEqual(scopes.map((s) => s.name), ["Locals", "Arguments", "PTX registers"]);
  const locals = (await dc.variablesRequest({ variablesReference: scopes[0].variablesReference })).body.variables;
  const local = (name) => locals.find((v) => v.name === name);
  assert.equal(local("i").value, "5");
  assert.equal(local("item").type, "Item");
  const members = await dc.variablesRequest({ variablesReference: local("item").variablesReference });
  assert.deepEqual(members.body.variables.map((v) => `${v.evaluateName}=${v.value}`), ["item.key=50", "item.weight=2.5"]);
  const args = (await dc.variablesRequest({ variablesReference: scopes[1].variablesReference })).body.variables;
  assert.deepEqual(args.map((v) => v.name), ["in", "out", "n"]);
  const value = await dc.evaluateRequest({ expression: "in[3] * 2 + n", frameId: frames[0].id });
  assert.equal(value.body.result, "56");
  await assert.rejects(dc.evaluateRequest({ expression: "nothing", frameId: frames[0].id }), /there is no `nothing`/);
  const memory = await dc.customRequest("readMemory", { memoryReference: args[0].memoryReference, offset: 4, count: 8 });
  assert.equal(memory.body.data, Buffer.from(new Int32Array([1, 2]).buffer).toString("base64"));

  // Into a function, over a line, and out again.
  stopped = dc.waitForEvent("stopped");
  await dc.continueRequest({ threadId: 6 });
  assert.equal((await stopped).body.reason, "breakpoint");
  frames = (await dc.stackTraceRequest({ threadId: 6 })).body.stackFrames;
  assert.deepEqual(frames.map((f) => f.name), ["twice", "reduce"]);
  await dc.setFunctionBreakpointsRequest({ breakpoints: [] });
  await dc.setBreakpointsRequest({ source: { path: source }, breakpoints: [] });
  const step = async (request) => {
    const done = dc.waitForEvent("stopped");
    await request;
    assert.equal((await done).body.reason, "step");
    return (await dc.stackTraceRequest({ threadId: 6 })).body.stackFrames[0].line;
  };
  assert.equal(await step(dc.nextRequest({ threadId: 6 })), 11);
  assert.equal(await step(dc.stepOutRequest({ threadId: 6 })), 28);
  assert.equal(await step(dc.stepInRequest({ threadId: 6 })), 29);

  // Memory that changes.
  const info = await dc.customRequest("dataBreakpointInfo", { name: "part[0]" });
  assert.equal(info.body.dataId, "part[0]");
  const data = await dc.customRequest("setDataBreakpoints", { breakpoints: [{ dataId: "part[0]" }] });
  assert.equal(data.body.breakpoints[0].verified, true);
  stopped = dc.waitForEvent("stopped");
  await dc.continueRequest({ threadId: 6 });
  body = (await stopped).body;
  assert.equal(body.reason, "data breakpoint");
  assert.equal(body.description, "part[0]: 0 became 32");
  await dc.customRequest("setDataBreakpoints", { breakpoints: [] });

  const ended = Promise.all([dc.waitForEvent("terminated"), dc.waitForEvent("exited")]);
  await dc.continueRequest({ threadId: 6 });
  assert.equal((await ended)[1].body.exitCode, 0);
  await dc.disconnectRequest({});
  console.log("session complete");
}

main().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });

// A session of @vscode/debugadapter-testsupport with a whole program.
//
//     node program.cjs PORT SOURCE
//
// The server debugs program.cu, which launches `fill` once and `add` twice.
const assert = require("node:assert/strict");
const { DebugClient } = require("@vscode/debugadapter-testsupport");

const [port, source] = [Number(process.argv[2]), process.argv[3]];

async function main() {
  const dc = new DebugClient("", "", "oxicc");
  await dc.start(port);
  let output = "";
  dc.on("output", (event) => (output += event.body.output));
  await dc.initializeRequest({ adapterID: "oxicc", linesStartAt1: true, pathFormat: "path" });
  const initialized = dc.waitForEvent("initialized");
  await dc.launchRequest({});
  await initialized;

  // In a kernel that is launched later, and in its second launch only.
  const lines = await dc.setBreakpointsRequest({
    source: { path: source },
    breakpoints: [{ line: 12, condition: "amount == 200 && i == 3" }],
  });
  assert.deepEqual(lines.body.breakpoints.map((b) => b.verified), [true]);
  let stopped = dc.waitForEvent("stopped");
  await dc.configurationDoneRequest();
  const { body } = await stopped;
  assert.deepEqual([body.reason, body.threadId], ["breakpoint", 4]);
  const frames = (await dc.stackTraceRequest({ threadId: 4 })).body.stackFrames;
  assert.deepEqual([frames[0].name, frames[0].line, frames[0].source.path], ["add", 12, source]);
  const value = await dc.evaluateRequest({ expression: "sum", frameId: frames[0].id });
  assert.equal(value.body.result, "313");

  // The program goes on to its end.
  const exited = dc.waitForEvent("exited");
  const terminated = dc.waitForEvent("terminated");
  await dc.continueRequest({ threadId: 4 });
  assert.equal((await exited).body.exitCode, 13);
  await terminated;
  assert.equal(output, "1 arguments, the last is word\ndata[3] = 313\n");
  await dc.disconnectRequest({});
  console.log("session complete");
}

main().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });

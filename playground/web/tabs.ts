// Tabs as the ARIA practices describe them: arrows move, the panel follows.

export class Tabs {
    private tabs: HTMLElement[];

    constructor(list: HTMLElement, private onShow: (name: string) => void) {
        this.tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
        for (const tab of this.tabs) {
            tab.addEventListener("click", () => this.show(this.nameOf(tab)));
            tab.addEventListener("keydown", (event) => this.onKey(event, tab));
        }
        this.select(this.current());
    }

    private nameOf(tab: HTMLElement): string {
        return tab.dataset.tab ?? "";
    }

    current(): string {
        return this.nameOf(this.tabs.find((t) => t.getAttribute("aria-selected") === "true") ?? this.tabs[0]!);
    }

    show(name: string) {
        this.select(name);
        this.onShow(name);
    }

    private select(name: string) {
        for (const tab of this.tabs) {
            const chosen = this.nameOf(tab) === name;
            tab.setAttribute("aria-selected", String(chosen));
            tab.tabIndex = chosen ? 0 : -1;
            const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
            if (panel) panel.hidden = !chosen;
        }
    }

    private onKey(event: KeyboardEvent, tab: HTMLElement) {
        const at = this.tabs.indexOf(tab);
        const last = this.tabs.length - 1;
        const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        const next = this.tabs[to]!;
        next.focus();
        this.show(this.nameOf(next));
    }
}

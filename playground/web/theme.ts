// Light or dark: as the system says, until someone says otherwise.

const STORED = "oxicc-theme";

function stored(): string | null {
    try {
        return localStorage.getItem(STORED);
    } catch {
        return null;
    }
}

export function startTheme(button: HTMLElement) {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const current = () => stored() ?? (system.matches ? "dark" : "light");
    const apply = (theme: string) => {
        document.documentElement.dataset.theme = theme;
        button.textContent = theme === "dark" ? "Light" : "Dark";
        button.setAttribute("aria-label", theme === "dark" ? "Use light colours" : "Use dark colours");
    };
    apply(current());
    system.addEventListener("change", () => apply(current()));
    button.addEventListener("click", () => {
        const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
        try {
            localStorage.setItem(STORED, next);
        } catch {
            // Then it holds until the page is closed.
        }
        apply(next);
    });
}

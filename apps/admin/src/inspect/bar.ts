interface BarProps {
  readonly viewAddress: string;
  readonly end: () => void;
}

/** A sheet made by script: the policy of the page admits no style in the text of the page. */
const STYLES = `
  :host { all: initial; position: fixed; z-index: 2147483000; left: 12px; bottom: 12px; max-width: calc(100vw - 24px); color-scheme: light dark; }
  :host([data-theme="dark"]) { color-scheme: dark; }
  :host([data-theme="light"]) { color-scheme: light; }
  section { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 8px 8px 14px; border-radius: 10px;
    font: 500 13px/18px "Inter Variable", Inter, system-ui, sans-serif; color: light-dark(#1c2024, #edeef0);
    background: light-dark(#fff, #18191b); border: 1px solid light-dark(#cdced6, #43484e); box-shadow: 0 6px 20px rgb(16 18 27 / 16%); }
  i { width: 8px; height: 8px; border-radius: 4px; background: light-dark(#2a7e3b, #46a758); margin-right: 8px; display: inline-block; }
  a, button { font: inherit; color: inherit; height: 28px; padding: 0 10px; border-radius: 7px; display: inline-flex; align-items: center;
    border: 1px solid light-dark(#d9d9e0, #363a3f); background: none; text-decoration: none; cursor: pointer; }
  a { background: #5b5bd6; border-color: #5b5bd6; color: #fff; }
  :focus-visible { outline: 2px solid light-dark(#5b5bd6, #b1a9ff); outline-offset: 2px; }
`;

/** Shows in the window that it is inspected, with the way to the live view and the way to end it (LIVE-2). */
export function showBar({ viewAddress, end }: BarProps): void {
  const host = document.createElement("marquee-inspect");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];
  const section = document.createElement("section");
  section.setAttribute("aria-label", "Inspection");
  const text = document.createElement("span");
  text.append(document.createElement("i"), "Statecharts can watch this window");
  const link = Object.assign(document.createElement("a"), {
    href: viewAddress,
    target: "_blank",
    textContent: "Open the live view",
  });
  const stop = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Stop",
  });
  stop.addEventListener("click", () => {
    end();
    host.remove();
  });
  section.append(text, link, stop);
  root.append(section);
  const followTheme = () => {
    host.dataset["theme"] = document.documentElement.dataset["theme"] ?? "";
  };
  new MutationObserver(followTheme).observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  followTheme();
  document.body.append(host);
}

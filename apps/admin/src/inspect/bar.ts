interface BarProps {
  readonly viewAddress: string;
  readonly end: () => void;
}

/** The bar takes a strip above the page, and the page what is left of the window: so the bar covers nothing. */
const PAGE_STYLES = `
  body:has(> marquee-inspect) { display: flex; flex-direction: column; height: 100dvh; }
  body:has(> marquee-inspect) > #root { flex: 1; min-height: 0; overflow: auto; }
  body:has(> marquee-inspect) > #root > * { height: 100%; min-height: 100%; }
`;

const STYLES = `
  :host { all: initial; display: block; flex: none; color-scheme: light dark; }
  :host([data-theme="dark"]) { color-scheme: dark; }
  :host([data-theme="light"]) { color-scheme: light; }
  section { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 5px 12px 5px 16px;
    font: 500 13px/18px "Inter Variable", Inter, system-ui, sans-serif; color: light-dark(#1c2024, #edeef0);
    background: light-dark(#f0f1fe, #202248); border-bottom: 1px solid light-dark(#cbcdff, #3d3e82); }
  span { flex: 1; }
  i { width: 8px; height: 8px; border-radius: 4px; background: light-dark(#2a7e3b, #46a758); margin-right: 8px; display: inline-block; }
  a, button { font: inherit; color: inherit; height: 28px; padding: 0 10px; border-radius: 7px; display: inline-flex; align-items: center;
    border: 1px solid light-dark(#b8baf8, #4a4a95); background: none; text-decoration: none; cursor: pointer; }
  a { background: #5b5bd6; border-color: #5b5bd6; color: #fff; }
  :focus-visible { outline: 2px solid light-dark(#5b5bd6, #b1a9ff); outline-offset: 2px; }
`;

/** A sheet made by script: the policy of the page admits no style in the text of the page. */
function createSheet(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

/** Shows in the window that it is inspected, with the way to the live view and the way to end it (LIVE-2). */
export function showBar({ viewAddress, end }: BarProps): void {
  const host = document.createElement("marquee-inspect");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet(STYLES)];
  document.adoptedStyleSheets.push(createSheet(PAGE_STYLES));
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
  document.body.prepend(host);
}

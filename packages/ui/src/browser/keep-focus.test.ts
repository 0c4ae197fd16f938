import { afterEach, beforeEach, expect, it, vi } from "vitest";

// `keepFocus` runs in every test of a screen, as in the panel: see testing/setup.ts
const control = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`[name=${name}]`);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const focusedId = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `<main id="main"><section id="section"><div id="row"><button name="retry"></button></div>
    <button name="other"></button></section></main>`;
});
afterEach(() => {
  document.body.innerHTML = "";
});

it("[SCREEN-O3] the focus of a control that goes away goes to what is left around it", async () => {
  control("retry").focus();
  control("retry").remove();
  await vi.waitFor(() => expect(focusedId()).toBe("section"));
  control("other").focus();
  document.getElementById("section")?.remove();
  await vi.waitFor(() => expect(focusedId()).toBe("main"));
});

it("[SCREEN-O3] the focus of a control that goes away goes to the control that its region names", async () => {
  const row = document.getElementById("row");
  row?.setAttribute("data-next-focus", "[aria-current], [name=undo]");
  row?.insertAdjacentHTML("beforeend", '<button name="undo"></button>');
  control("retry").focus();
  control("retry").remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(control("undo")));
});

it("[SCREEN-O3] a control that is disabled for a while has the focus again", async () => {
  control("retry").focus();
  control("retry").disabled = true;
  await vi.waitFor(() => expect(focusedId()).toBe("section"));
  control("retry").disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(control("retry")));
});

it("[SCREEN-O3] a control that is hidden for a while has the focus again", async () => {
  const row = document.getElementById("row");
  control("retry").focus();
  row?.setAttribute("hidden", "");
  await vi.waitFor(() => expect(focusedId()).toBe("section"));
  row?.removeAttribute("hidden");
  await vi.waitFor(() => expect(document.activeElement).toBe(control("retry")));
});

it("[SCREEN-O3] what takes the focus by itself has it, and what had lost it before is not given it back", async () => {
  // the observer asks for a frame, and the next one comes after it
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  control("retry").focus();
  control("retry").remove();
  control("other").focus();
  await frames();
  expect(document.activeElement).toBe(control("other"));
  control("other").blur();
  document.body.click();
  control("other").remove();
  await frames();
  expect(document.activeElement).toBe(document.body);
});

it("[SCREEN-O3] the focus of a provider's window that closes goes back to what opened it, or to what is around that", async () => {
  const openWindow = () => {
    control("retry").focus();
    const host = document.createElement("div");
    host.id = "window";
    host.attachShadow({ mode: "open" }).innerHTML = "<div role=dialog><button></button></div>";
    document.body.append(host);
    host.shadowRoot?.querySelector("button")?.focus();
    expect(focusedId()).toBe("window");
  };
  openWindow();
  // Enter is a click, too
  document.getElementById("window")?.shadowRoot?.querySelector("button")?.click();
  document.getElementById("window")?.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(control("retry")));
  openWindow();
  control("retry").remove();
  document.getElementById("window")?.remove();
  await vi.waitFor(() => expect(focusedId()).toBe("section"));
});

it("[SCREEN-O3] the button of a provider that is disabled while its window is open has the focus again", async () => {
  const row = document.getElementById("row");
  row?.insertAdjacentHTML("beforeend", '<provider-button tabindex="0"></provider-button>');
  const button = row?.querySelector<HTMLElement>("provider-button");
  button?.focus();
  button?.setAttribute("disabled", "");
  await vi.waitFor(() => expect(focusedId()).toBe("section"));
  button?.removeAttribute("disabled");
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

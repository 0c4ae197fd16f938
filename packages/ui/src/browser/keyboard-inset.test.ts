import { afterEach, describe, expect, it, vi } from "vitest";
import { watchKeyboardInset } from "./keyboard-inset.ts";

afterEach(() => vi.unstubAllGlobals());

const inset = () => document.documentElement.style.getPropertyValue("--keyboard");

describe("what an on-screen keyboard covers", () => {
  it("[SCREEN-A3] is what the window has below what is seen of it, and nothing of a page that is enlarged", () => {
    const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    vi.stubGlobal("visualViewport", viewport);
    vi.stubGlobal("innerHeight", 844);
    watchKeyboardInset();
    Object.assign(viewport, { height: 508 });
    viewport.dispatchEvent(new Event("resize"));
    expect(inset()).toBe("336px");
    Object.assign(viewport, { offsetTop: 100 });
    viewport.dispatchEvent(new Event("scroll"));
    expect(inset()).toBe("236px");
    Object.assign(viewport, { scale: 2 });
    viewport.dispatchEvent(new Event("resize"));
    expect(inset()).toBe("0px");
  });
});

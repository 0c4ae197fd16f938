import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepInspecting } from "./keep-inspecting.ts";

const address = () => location.pathname + location.search + location.hash;
let end = () => {};

beforeEach(() => {
  history.replaceState(null, "", "/login?inspect");
  end = keepInspecting();
});
afterEach(() => {
  end();
  for (const name of ["pushState", "replaceState"]) Reflect.deleteProperty(history, name);
});

it("[LIVE-5] asks for the inspection in every address that the panel goes to, and leaves the rest of it as it is", () => {
  history.replaceState({ key: "1" }, "", "/login");
  expect(address()).toBe("/login?inspect");
  expect(history.state).toEqual({ key: "1" });
  history.pushState({ key: "2" }, "", "/offers?state=%5B%22a%20b%22%5D#top");
  expect(address()).toBe("/offers?state=%5B%22a%20b%22%5D&inspect#top");
  expect(history.state).toEqual({ key: "2" });
  history.replaceState({ key: "3" }, "", "/offers?inspect=%22%22&page=2");
  expect(address()).toBe("/offers?page=2&inspect");
  history.replaceState({ key: "4" }, "");
  expect(address()).toBe("/offers?page=2&inspect");
});

it("[LIVE-5] asks no more once it is ended, nor on the page that back leads to", async () => {
  history.pushState({ key: "2" }, "", "/offers?page=2");
  end();
  expect(address()).toBe("/offers?page=2");
  expect(history.state).toEqual({ key: "2" });
  history.pushState(null, "", "/stores?inspect=%22%22");
  expect(address()).toBe("/stores");
  history.go(-2);
  await vi.waitFor(() => expect(address()).toBe("/login"));
});

it("[LIVE-5] leaves no page in the history that would ask again while this window does not listen", async () => {
  history.pushState(null, "", "/offers");
  history.pushState(null, "", "/stores");
  const seen: string[] = [];
  const look = () => void seen.push(address());
  // before the window's own listener, as in a reloaded window, which has none
  addEventListener("popstate", look, { capture: true });
  history.back();
  await vi.waitFor(() => expect(seen).toEqual(["/offers"]));
  expect(address()).toBe("/offers?inspect");
  history.back();
  await vi.waitFor(() => expect(seen).toEqual(["/offers", "/login"]));
  removeEventListener("popstate", look, { capture: true });
});

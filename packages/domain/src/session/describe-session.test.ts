import { expect, it } from "vitest";
import { describeSession } from "./describe-session.ts";

it.each([
  ["Firefox", "Linux", "Firefox on Linux"],
  ["Firefox", "", "Firefox"],
  ["", "Android", "A browser on Android"],
  ["", "", "An unknown browser"],
])("[SESSION-O3] calls a session by browser %j and system %j", (browser, system, text) => {
  expect(describeSession({ browser, system })).toBe(text);
});

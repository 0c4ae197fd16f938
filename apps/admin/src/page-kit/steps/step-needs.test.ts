import { describe, expect, it } from "vitest";
import { needsText } from "./step-needs.ts";

const issue = (message: string) => ({ rule: "X", field: "x", message });

describe("what a step still needs", () => {
  it.each([
    [[], null],
    [["Please enter name"], "Please enter name"],
    [["Please enter name", "Please enter code"], "Please enter name. And 1 more."],
    [
      ["Please enter valid email address.", "x", "y"],
      "Please enter valid email address. And 2 more.",
    ],
  ])("[SCREEN-S1] says %j in one sentence and a count", (messages, text) => {
    expect(needsText(messages.map(issue))).toBe(text);
  });
});

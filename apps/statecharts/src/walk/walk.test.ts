import { expect, it } from "vitest";
import { findListed } from "../testing/entry-of.ts";
import { startWalk } from "./start-walk.ts";
import { addStep, currentLeaves, firstLeaves } from "./walk.ts";

it("starts where the machine waits for its first event, wherever its steps lead", () => {
  const start = startWalk(findListed("dispute"), 0);
  expect(firstLeaves(start)).toEqual(["dispute.needsResponse"]);
  const event = { type: "evidence.submitted" };
  const walked = addStep(start, { event, code: event.type });
  expect(currentLeaves(walked)).toEqual(["dispute.underReview"]);
  expect(firstLeaves(walked)).toEqual(["dispute.needsResponse"]);
});

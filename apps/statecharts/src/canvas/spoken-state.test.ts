import { expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { spokenState } from "./spoken-state.ts";

const { index } = entryOf("settlement");

it("says of a state its title, its key, what it is marked with, and which event leads where", () => {
  expect(spokenState(index, "settlement.waiting", {})).toBe(
    "Waiting, waiting, events: settlement.queryNow to Querying, after pollPause to Querying",
  );
  const marked = { states: { "settlement.declined": "uncovered" } } as const;
  expect(spokenState(index, "settlement.declined", marked)).toBe(
    "Not paid, declined, untested, no events",
  );
});

it("says of what happens whatever the state that it does", () => {
  expect(spokenState(index, "settlement", {})).toBe(
    "Any state, events: settlement.left to Left open",
  );
});

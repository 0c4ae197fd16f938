import { expect, it } from "vitest";
import { findListed } from "../testing/entry-of.ts";
import { startWalk } from "./start-walk.ts";
import { walkTo } from "./walk-to.ts";
import { currentLeaves, stepAt } from "./walk.ts";

const start = startWalk(findListed("checkout"), 0);

it("walks to a state by the fewest steps, from the start", () => {
  const found = walkTo(start, "checkout.pageClosed");
  expect(found && currentLeaves(found)).toEqual(["checkout.pageClosed"]);
  expect(found?.steps.map(({ code }) => code)).toEqual(["page.closed"]);
  const settled = walkTo(start, "checkout.settled");
  expect(settled && stepAt(settled).snapshot.status).toBe("done");
});

it("finds no walk to a state that this start does not reach", () => {
  expect(walkTo(start, "checkout.free")).toBeNull();
});

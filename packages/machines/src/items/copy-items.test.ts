import { describe, expect, test } from "vitest";
import { copyOffersMachine } from "../offers/copy-offers.machine.ts";
import { copyProductsMachine } from "../products/copy-products.machine.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";

const item = { itemId: "o1", heading: "Spring linen", copyId: "c0ffee" };
const one = { items: [item] };
const several = { items: [item, { ...item, itemId: "o2", copyId: "d0d0" }] };
const requestCopies = (subject = several) =>
  walk(copyOffersMachine, undefined).go({ type: "action.requested", subject });
const running = () => requestCopies().go({ type: "action.confirmed" });

describe("copying several items", () => {
  test("[CONFIRM-M1] requires a confirmation, and does nothing when cancelled", () => {
    expect(requestCopies()).toMatchObject({
      value: "confirming",
      started: [],
      context: { subject: several },
    });
    expect(requestCopies().go({ type: "action.cancelled" })).toMatchObject({
      value: "idle",
      started: [],
    });
  });

  test("[CONFIRM-M2] runs once per confirmation, with the confirmed subject", () => {
    expect(running()).toMatchObject({
      value: "running",
      started: [{ src: "run", input: { subject: several } }],
    });
    expect(running().go({ type: "action.confirmed" }).started).toEqual([]);
  });

  test("[CONFIRM-M3] [COPY-M2] retries with the same ids, so that no second copy is made", () => {
    const again = running().go(actorFailed("run"), { type: "action.retried" });
    expect(again).toMatchObject({
      value: "running",
      context: { problem: null },
      started: [{ src: "run", input: { subject: several } }],
    });
  });

  test("[CONFIRM-M4] cancelled while it runs, the lists show whether it was done", () => {
    const left = running().go({ type: "action.cancelled" });
    expect(left.value).toBe("idle");
    expect(left.actions.map(({ type }) => type)).toEqual(["refreshLists"]);
  });

  test("[CONFIRM-M4] a report can be dismissed, or followed by the next request", () => {
    const done = running().go(actorDone("run", 2));
    expect(done.go({ type: "report.dismissed" }).value).toBe("idle");
    expect(done.go({ type: "action.requested", subject: several })).toMatchObject({
      value: "confirming",
      context: { subject: several, result: null },
    });
  });
});

describe("copying one item", () => {
  test("[CONFIRM-M5] [COPY-M2] asks nothing first", () => {
    expect(requestCopies(one)).toMatchObject({
      value: "running",
      started: [{ src: "run", input: { subject: one } }],
    });
  });

  test.each([
    ["an offer", copyOffersMachine, "Offer copy created."],
    ["a product", copyProductsMachine, "Product copy created."],
  ])(
    "[COPY-M1] reports a copy of %s, after which the lists are refreshed",
    (_, machine, message) => {
      const done = walk(machine, undefined).go(
        { type: "action.requested", subject: one },
        actorDone("run", 1),
      );
      expect(done).toMatchObject({ value: "succeeded", context: { result: 1 } });
      expect(done.actions).toEqual([
        { type: "refreshLists", params: undefined },
        { type: "notify", params: { kind: "success", message } },
      ]);
    },
  );

  test("[CONFIRM-M5] two presses make two copies, one after the other", () => {
    const again = { items: one.items.map((item) => ({ ...item, copyId: "d0d0" })) };
    const both = requestCopies(one).go({ type: "action.requested", subject: again });
    expect(both).toMatchObject({ value: "running", started: [], context: { subject: one } });
    const second = both.go(actorDone("run", 1));
    expect(second).toMatchObject({ started: [{ src: "run", input: { subject: again } }] });
    expect(second.go(actorDone("run", 1)).value).toBe("succeeded");
    const dismissed = both.go(actorFailed("run"), { type: "report.dismissed" });
    expect(dismissed).toMatchObject({ started: [{ src: "run", input: { subject: again } }] });
    expect(both.go({ type: "action.cancelled" })).toMatchObject({
      value: "idle",
      context: { waiting: [] },
    });
  });

  test("[CONFIRM-M5] several requested while one is copied are asked about once it is done", () => {
    const both = requestCopies(one).go({ type: "action.requested", subject: several });
    expect(both).toMatchObject({ value: "running", context: { subject: one } });
    const asked = both.go(actorDone("run", 1));
    expect(asked).toMatchObject({
      value: "confirming",
      started: [],
      context: { subject: several, waiting: [] },
    });
    expect(asked.go({ type: "action.confirmed" })).toMatchObject({
      started: [{ src: "run", input: { subject: several } }],
    });
    expect(both.go(actorFailed("run"), { type: "report.dismissed" }).value).toBe("confirming");
  });

  test("[CONFIRM-M5] what waits behind several runs, whether those are confirmed or not", () => {
    const again = { items: one.items.map((item) => ({ ...item, copyId: "d0d0" })) };
    const asked = requestCopies(one).go(
      { type: "action.requested", subject: several },
      { type: "action.requested", subject: again },
      actorDone("run", 1),
    );
    const next = { started: [{ src: "run", input: { subject: again } }] };
    expect(asked.go({ type: "action.cancelled" })).toMatchObject(next);
    expect(asked.go({ type: "action.confirmed" }, actorDone("run", 2))).toMatchObject(next);
  });

  test("[COPY-M1] reports a failure with the specification's message, and keeps the reason", () => {
    const failed = requestCopies(one).go(
      actorFailed("run", { message: "No answer", reference: "r-3" }),
    );
    expect(failed).toMatchObject({
      value: "failed",
      context: { problem: { message: "No answer", reference: "r-3" } },
    });
    expect(failed.actions).toEqual([
      { type: "notify", params: { kind: "error", message: "error during create copy,try again." } },
      { type: "refreshLists", params: undefined },
    ]);
  });
});

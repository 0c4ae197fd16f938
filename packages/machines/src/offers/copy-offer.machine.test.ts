import { describe, expect, test } from "vitest";
import { exampleOffer } from "../examples/example-offer.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { copyOfferMachine } from "./copy-offer.machine.ts";

const subject = { offerId: "o1", heading: "Spring linen", copyId: "c0ffee" };
const confirming = () =>
  walk(copyOfferMachine, undefined).go({ type: "action.requested", subject });
const running = () => confirming().go({ type: "action.confirmed" });

describe("copying an offer", () => {
  test("[CONFIRM-M1] requires a confirmation, and does nothing when cancelled", () => {
    expect(confirming()).toMatchObject({ value: "confirming", started: [], context: { subject } });
    expect(confirming().go({ type: "action.cancelled" })).toMatchObject({
      value: "idle",
      started: [],
    });
  });

  test("[CONFIRM-M2] runs once per confirmation, with the confirmed subject", () => {
    expect(running()).toMatchObject({
      value: "running",
      started: [{ src: "run", input: { subject } }],
    });
    expect(running().go({ type: "action.confirmed" }).started).toEqual([]);
  });

  test("[COPY-M1] reports a copy, after which the lists are refreshed", () => {
    const done = running().go(actorDone("run", exampleOffer));
    expect(done).toMatchObject({ value: "succeeded", context: { result: exampleOffer } });
    expect(done.actions).toEqual([
      { type: "refreshLists", params: undefined },
      { type: "notify", params: { kind: "success", message: "Offer copy created." } },
    ]);
  });

  test("[COPY-M1] reports a failure with the specification's message, and keeps the reason", () => {
    const failed = running().go(actorFailed("run", { message: "No answer", reference: "r-3" }));
    expect(failed).toMatchObject({
      value: "failed",
      context: { problem: { message: "No answer", reference: "r-3" } },
    });
    expect(failed.actions).toEqual([
      { type: "notify", params: { kind: "error", message: "error during create copy,try again." } },
    ]);
  });

  test("[CONFIRM-M3] retries with the same id, so that no second copy is made", () => {
    const again = running().go(actorFailed("run"), { type: "action.retried" });
    expect(again).toMatchObject({
      value: "running",
      context: { problem: null },
      started: [{ src: "run", input: { subject: { copyId: "c0ffee" } } }],
    });
  });

  test("[CONFIRM-M4] cancelled while it runs, the lists show whether it was done", () => {
    const left = running().go({ type: "action.cancelled" });
    expect(left.value).toBe("idle");
    expect(left.actions.map(({ type }) => type)).toEqual(["refreshLists"]);
  });

  test("[CONFIRM-M4] a report can be dismissed, or followed by the next request", () => {
    const done = running().go(actorDone("run", exampleOffer));
    expect(done.go({ type: "report.dismissed" }).value).toBe("idle");
    const other = { ...subject, copyId: "d0d0" };
    expect(done.go({ type: "action.requested", subject: other })).toMatchObject({
      value: "confirming",
      context: { subject: other, result: null },
    });
  });
});

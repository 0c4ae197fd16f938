import { describe, expect, it } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { exampleBill } from "../fixtures/example-bill.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { billReviewMachine } from "./bill-review.machine.ts";
import { rejectionIssues, type BillReview, type SendReview } from "./bill-review.model.ts";

const review = (id: string, decision: BillReview["decision"] = "Approve"): BillReview => ({
  bill: exampleBill(id),
  decision,
});
const request = (id: string, decision?: BillReview["decision"]) =>
  ({ type: "review.requested", review: review(id, decision) }) as const;
const CONFIRMED = { type: "review.confirmed" } as const;
const REASON = {
  type: "rejection.changed",
  rejection: { reason: "sentBefore", note: " Sent on Monday. " },
} as const;
const SENT_BEFORE = { reason: "sentBefore", note: "Sent on Monday." };
const start = () => walk(billReviewMachine, undefined);
const hold = (decision?: BillReview["decision"]) =>
  start().go(request("b1", decision), REASON, CONFIRMED);

describe("the review of bills", () => {
  it("[BILL-Q1] asks first, and cancelled does nothing", () => {
    const confirming = start().go(request("b1"));
    expect(confirming.value).toBe("asking");
    expect(confirming.go({ type: "review.cancelled" })).toMatchObject({
      value: "idle",
      context: { asked: null, held: null },
      started: [],
    });
  });

  it("[BILL-Q2] sends a decision after five seconds, and not if it is undone before", () => {
    const sent: string[] = [];
    const clock = new SimulatedClock();
    const actor = createActor(
      billReviewMachine.provide({
        actors: {
          send: fromPromise<unknown, SendReview>(({ input }) => {
            sent.push(`${input.review.decision} ${input.review.bill.id}`);
            return Promise.resolve("Success");
          }),
        },
        actions: { notify: () => undefined, refreshLists: () => undefined },
      }),
      { clock },
    ).start();
    actor.send(request("b1"));
    actor.send(CONFIRMED);
    clock.increment(4999);
    expect(actor.getSnapshot().value).toBe("held");
    actor.send({ type: "review.undone" });
    clock.increment(10_000);
    expect([actor.getSnapshot().value, sent]).toEqual(["idle", []]);
    actor.send(request("b2", "Reject"));
    actor.send(REASON);
    actor.send(CONFIRMED);
    clock.increment(5000);
    expect(sent).toEqual(["Reject b2"]);
    actor.stop();
  });

  it("[BILL-Q3] makes a decision final as soon as the next one is confirmed, and holds that", () => {
    const confirming = hold().go(request("b2", "Reject"), REASON);
    expect(confirming).toMatchObject({
      value: "asking",
      context: { held: { bill: { id: "b1" } } },
    });
    // the next one is not decided after all: the first can be undone again
    expect(confirming.go({ type: "review.cancelled" }).value).toBe("held");
    const sending = confirming.go(CONFIRMED);
    expect(sending.started).toMatchObject([{ input: { review: review("b1") } }]);
    expect(sending.go(actorDone("send", "Success"))).toMatchObject({
      value: "held",
      context: { held: { ...review("b2", "Reject"), rejection: SENT_BEFORE }, next: null },
    });
  });

  it("[BILL-S2] [BILL-Q4] reports what became of it in the specification's words, and reads the lists again", () => {
    const finish = (decision: BillReview["decision"]) =>
      hold(decision).go(delayPassed("undoTime", "billReview.held"), actorDone("send", "Success"));
    for (const [decision, message] of [
      ["Approve", "Bill/Rating has been approved."],
      ["Reject", "Bill/Rating has been rejected."],
    ] as const)
      expect(finish(decision)).toMatchObject({
        value: "idle",
        context: { held: null },
        actions: [
          { type: "notify", params: { kind: "success", message } },
          { type: "refreshLists" },
        ],
      });
    const failed = hold().go(delayPassed("undoTime", "billReview.held"), actorFailed("send"));
    expect(failed).toMatchObject({
      value: "failed",
      actions: [
        { type: "notify", params: { kind: "error", message: "something went wrong... try again" } },
        { type: "refreshLists" },
      ],
    });
  });

  it("[BILL-Q8] keeps what was given with a decision that was not stored, and sends it again", () => {
    const rejected = hold("Reject").go(delayPassed("undoTime", "billReview.held"));
    const failed = rejected.go(actorFailed("send"));
    expect(failed.context.failed).toMatchObject({
      review: { rejection: SENT_BEFORE },
      problem: { message: "No answer" },
    });
    expect(failed.go(CONFIRMED)).toMatchObject({
      value: "sending",
      context: { held: { bill: { id: "b1" }, rejection: SENT_BEFORE }, failed: null },
    });
    expect(failed.go({ type: "review.cancelled" })).toMatchObject({
      value: "idle",
      context: { failed: null, held: null },
    });
  });

  it("[BILL-Q8] says who decided first, so that it is not sent again", () => {
    const message = "This bill has been approved already, by Ines Roy.";
    const refusal = Object.assign(new Error(message), { failure: { tag: "Conflict", message } });
    const failed = hold("Reject").go(
      delayPassed("undoTime", "billReview.held"),
      actorFailed("send", refusal),
    );
    expect(failed).toMatchObject({
      value: "failed",
      context: { failed: { problem: { message, isOutdated: true } } },
      actions: [{ type: "notify", params: { kind: "error", message } }, { type: "refreshLists" }],
    });
  });

  it("[BILL-Q8] asks and holds the next ones before it comes back to what was not stored", () => {
    const both = hold()
      .go(delayPassed("undoTime", "billReview.held"), request("b2"))
      .go(actorFailed("send"));
    expect(both.value).toBe("asking");
    expect(both.go({ type: "review.cancelled" })).toMatchObject({
      value: "failed",
      context: { failed: { review: { bill: { id: "b1" } } } },
    });
  });

  it("[BILL-Q6] [BILL-R1] [BILL-R2] rejects for a reason alone, and approves without one", () => {
    const confirming = start().go(request("b1", "Reject"));
    const refused = confirming.go(CONFIRMED);
    expect(refused).toMatchObject({ value: "asking", context: { showsIssues: true, held: null } });
    expect(rejectionIssues(refused.context)).toMatchObject([{ message: "Please select reason" }]);
    const other = confirming.go({
      type: "rejection.changed",
      rejection: { reason: "other", note: " " },
    });
    expect(other.go(CONFIRMED).value).toBe("asking");
    expect(rejectionIssues(other.context)).toMatchObject([{ message: "Please enter note" }]);
    expect(confirming.go(REASON, CONFIRMED)).toMatchObject({
      value: "held",
      context: { held: { decision: "Reject", rejection: SENT_BEFORE } },
    });
    // the next bill is asked about without the reason of this one
    expect(confirming.go(REASON, CONFIRMED, request("b2", "Reject")).context).toMatchObject({
      rejection: { reason: "", note: "" },
      showsIssues: false,
    });
    expect(hold().context.held).toMatchObject({ decision: "Approve", rejection: null });
  });

  it("[BILL-Q7] sends at once what was confirmed if the page is closed, and nothing that is only asked about", () => {
    const closed = hold().go({ type: "page.closed" });
    expect(closed).toMatchObject({ value: "sending", started: [{ src: "send" }] });
    expect(closed.go({ type: "page.closed" })).toMatchObject({ value: "sending", started: [] });
    expect(hold().go(request("b2"), { type: "page.closed" })).toMatchObject({
      value: "sending",
      context: { asked: null, held: { bill: { id: "b1" } } },
    });
    expect(start().go(request("b1"), { type: "page.closed" })).toMatchObject({
      value: "idle",
      context: { asked: null },
      started: [],
    });
  });

  it("[BILL-Q5] loses nothing that was requested or confirmed", () => {
    const sending = hold().go(delayPassed("undoTime", "billReview.held"));
    expect(sending.go(request("b3"), actorDone("send", "Success"))).toMatchObject({
      value: "asking",
      context: { asked: review("b3"), held: null },
    });
    // the page is left: what is held is sent at once, what is only asked is not
    expect(hold().go({ type: "review.left" }).started).toMatchObject([{ src: "send" }]);
    expect(hold().go(request("b2"), { type: "review.left" })).toMatchObject({
      value: "sending",
      context: { asked: null, held: { bill: { id: "b1" } } },
    });
    expect(start().go(request("b1"), { type: "review.left" }).value).toBe("idle");
    expect(sending.go({ type: "review.left" }).actions).toEqual([
      { type: "refreshLists", params: undefined },
    ]);
  });
});

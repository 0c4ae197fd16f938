import { describe, expect, it } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { renewMachine } from "./renew.machine.ts";

const campaign = {
  id: "g1",
  campaignName: "Spring",
  campaignType: "flyer",
  campaignFor: "offer",
  offers: ["o1"],
  products: [],
} as const;
const item = { id: "o1", heading: "Throws", refusal: null, until: null };
const requestRenewal = () =>
  walk(renewMachine, undefined).go({ type: "renew.requested", campaign });
const finishReview = (items = [item]) =>
  requestRenewal().go(actorDone("readReview", { items, gone: 0 }));

describe("renewing a campaign", () => {
  it("[RENEW-M1] reads the items as they are now, and shows what becomes of them", () => {
    expect(requestRenewal()).toMatchObject({
      value: "reading",
      started: [{ src: "readReview", input: { campaign } }],
    });
    expect(finishReview()).toMatchObject({
      value: "reviewing",
      context: { review: { items: [item] } },
    });
  });

  it("[RENEW-M2] opens a new draft once it is confirmed", () => {
    expect(finishReview().go({ type: "renew.confirmed" })).toMatchObject({
      value: "idle",
      actions: [{ type: "openDraft", params: { campaign } }],
    });
  });

  it("[RENEW-M2] is not confirmed if no item is taken over", () => {
    const refused = finishReview([{ ...item, refusal: "It is live." } as never]);
    expect(refused.go({ type: "renew.confirmed" })).toMatchObject({
      value: "reviewing",
      actions: [],
    });
  });

  it("[RENEW-M3] shows why the items could not be read, and tries again", () => {
    const failed = requestRenewal().go(actorFailed("readReview", { message: "No answer" }));
    expect(failed).toMatchObject({
      value: "failed",
      context: { problem: { message: "No answer" } },
    });
    expect(failed.go({ type: "renew.retried" }).value).toBe("reading");
  });

  it("[RENEW-M3] can be cancelled at any time", () => {
    for (const at of [
      requestRenewal(),
      finishReview(),
      requestRenewal().go(actorFailed("readReview")),
    ])
      expect(at.go({ type: "renew.cancelled" })).toMatchObject({ value: "idle", actions: [] });
  });
});

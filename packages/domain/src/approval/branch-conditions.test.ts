import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { branchConditions } from "./branch-conditions.ts";

const merchant: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] };
const master: Actor = { companyId: null, isMaster: "Y" };
const branch = { isApprove: "N", needsReview: "N", storeName: "Gastown" } as const;

describe("what keeps the campaigns of a branch from running", () => {
  it("[STORE-A10] names the approval that is awaited, and who must act", () => {
    const [first, second] = branchConditions(branch, merchant);
    expect(first).toMatchObject({
      state: "fails",
      title: "Branch not approved",
      sentence:
        "Gastown awaits approval. Campaigns can be paid for meanwhile; their days start with the approval.",
      who: "A master user",
    });
    expect(second?.state).toBe("later");
  });

  it("[STORE-A10] tells those who approve that it is up to them", () => {
    expect(branchConditions(branch, master)[0]).toMatchObject({
      who: "You",
      step: { text: "Look at what is said of it, and approve it" },
    });
  });

  it("[STORE-A10] keeps an approved branch that has changed live, and queued", () => {
    const changed = { ...branch, isApprove: "Y", needsReview: "Y" } as const;
    expect(branchConditions(changed, merchant)).toMatchObject([
      { state: "holds", title: "Branch approved" },
      { state: "fails", title: "Changed since approval", who: "A master user" },
    ]);
  });

  it("[STORE-A10] finds nothing in the way of an approved one", () => {
    const held = branchConditions({ ...branch, isApprove: "Y" }, merchant);
    expect(held.map(({ state, title }) => [state, title])).toEqual([
      ["holds", "Branch approved"],
      ["holds", "As it was approved"],
    ]);
  });
});

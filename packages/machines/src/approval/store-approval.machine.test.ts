import { describe, expect, test } from "vitest";
import { emptyEffect, exampleEffect, exampleStore } from "../fixtures/example-approval.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { storeApprovalMachine } from "./store-approval.machine.ts";

const pending = { id: "s1", storeName: "Gastown", isApprove: "N" } as const;
const approved = { ...pending, isApprove: "Y" } as const;
const request = { type: "approval.requested", branch: pending } as const;
const withdraw = { type: "approval.requested", branch: approved } as const;
const confirm = { type: "approval.confirmed" } as const;
const cancel = { type: "approval.cancelled" } as const;
const master = () => walk(storeApprovalMachine, { actor: { isMaster: "Y" } });
const read = () => master().go(request, actorDone("readEffect", exampleEffect));
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("approving a store", () => {
  test("[APPROVAL-M1] is requested by a master alone; any other user is shown who can", () => {
    for (const actor of [
      {},
      { isAgentUser: "Y" },
      { privilegeCode: ["ADD_UPDATE_COMPANY"] },
    ] as const) {
      const refused = walk(storeApprovalMachine, { actor }).go(request);
      expect(refused.value).toBe("idle");
      expect(refused.actions).toEqual([
        {
          type: "notify",
          params: {
            kind: "error",
            message: "Only a master user can approve or un-approve a store.",
          },
        },
      ]);
      expect(refused.started).toEqual([]);
    }
  });

  test("[APPROVAL-M2] asks first, with what goes live, that nothing waits, or what stops showing", () => {
    const reading = master().go(request);
    expect(reading).toMatchObject({
      value: "reading",
      started: [
        { src: "readEffect", input: { storeId: "s1", isApprove: "Y", look: null, decided: null } },
      ],
    });
    const live = reading.go(actorDone("readEffect", exampleEffect));
    expect(live).toMatchObject({ value: "confirmingStart", context: { effect: exampleEffect } });
    expect(reading.go(actorDone("readEffect", emptyEffect)).value).toBe("confirmingNothingWaits");
    const off = master().go(
      withdraw,
      actorDone("readEffect", { ...exampleEffect, isApprove: "Y" }),
    );
    expect(off.value).toBe("confirmingWithdrawal");
  });

  test("[APPROVAL-M2] confirms a withdrawal alone before what it changes is read, and if that cannot be read", () => {
    expect(master().go(withdraw, confirm).value).toBe("changing");
    expect(master().go(request, confirm).value).toBe("reading");
    const unread = master().go(request, actorFailed("readEffect"));
    expect(unread).toMatchObject({ value: "unread", context: { problem: { reference: null } } });
    expect(unread.go(confirm).value).toBe("unread");
    expect(unread.go({ type: "effect.requested" }).value).toBe("reading");
    expect(master().go(withdraw, actorFailed("readEffect"), confirm).value).toBe("changing");
  });

  test("[APPROVAL-M7] reads a branch again that has changed since it was looked at, with what it was", () => {
    const refused = read().go(confirm, actorDone("changeApproval", null));
    expect(refused).toMatchObject({
      value: "reading",
      context: { effect: null, outdated: exampleEffect },
    });
  });

  test("[APPROVAL-M7] asks whether a branch that has changed since its approval is approved as it is", () => {
    const reviewed = { ...exampleEffect.facts, storeName: "Old" };
    const effect = { ...exampleEffect, isApprove: "Y", reviewed } as const;
    const changed = {
      type: "approval.requested",
      branch: { ...approved, needsReview: "Y" },
    } as const;
    const asked = master().go(changed, actorDone("readEffect", effect));
    expect(asked.value).toBe("confirmingReview");
    expect(asked.go(confirm).started).toEqual([
      {
        src: "changeApproval",
        input: { storeId: "s1", isApprove: "Y", look: "a1", decided: "none" },
      },
    ]);
    const seen = master().go(changed, actorDone("readEffect", { ...effect, reviewed: null }));
    expect(seen.value).toBe("changedAlready");
  });

  test("[APPROVAL-M3] confirms nothing that another master has done meanwhile", () => {
    const already = master().go(
      request,
      actorDone("readEffect", { ...exampleEffect, isApprove: "Y" }),
    );
    expect(already.value).toBe("changedAlready");
    expect(names(already)).toContain("refreshLists");
    expect(already.go(cancel).value).toBe("idle");
  });

  test("[APPROVAL-M4] makes one change for one confirmation, and stays after a failure", () => {
    const changing = read().go(confirm);
    expect(changing.started).toEqual([
      {
        src: "changeApproval",
        input: { storeId: "s1", isApprove: "Y", look: "a1", decided: "none" },
      },
    ]);
    expect(changing.go(confirm).started).toEqual([]);
    const failed = changing.go(actorFailed("changeApproval"));
    expect(failed.value).toBe("failed");
    expect(names(failed)).not.toContain("refreshLists");
    expect(failed.go(confirm).value).toBe("changing");
  });

  test("[APPROVAL-M5] reads the lists again if it is cancelled during the change", () => {
    const cancelled = master().go(withdraw, confirm, cancel);
    expect([cancelled.value, names(cancelled)]).toEqual(["idle", ["refreshLists"]]);
  });

  test("[APPROVAL-M6] is reported, and the lists are read again", () => {
    const done = read().go(
      confirm,
      actorDone("changeApproval", { ...exampleStore, isApprove: "Y" }),
    );
    expect(done.value).toBe("approved");
    expect(done.actions).toEqual([
      { type: "refreshLists", params: undefined },
      { type: "notify", params: { kind: "success", message: "Store approved" } },
    ]);
    const off = master().go(withdraw, confirm, actorDone("changeApproval", exampleStore));
    expect(off.value).toBe("unapproved");
    expect(off.go(request).value).toBe("reading");
  });
});

import type { Store } from "@marquee/domain/stores/store.schema";
import {
  emptyEffect,
  exampleEffect,
  exampleStore,
} from "@marquee/machines/fixtures/example-approval";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import { beforeAll, it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { StoresScreen } from "../stores/stores-screen.tsx";

const pending = exampleStore;
const approved = { ...exampleStore, id: "s2", storeName: "Mile End", isApprove: "Y" } as const;
const changed = { ...approved, id: "s3", storeName: "Verdun", needsReview: "Y" } as const;
const changedEffect = {
  ...exampleEffect,
  isApprove: "Y",
  reviewed: { ...exampleEffect.facts, storeName: "Verdun Books" },
} as const;
const toBranch = ({ id, storeName, isApprove, needsReview = "N" }: Store) => ({
  id,
  storeName,
  isApprove,
  needsReview,
});

serveCalls(({ pathname }) =>
  listResponse(
    pathname.startsWith("/api/stores/getStoreByCompany") ? [pending, approved, changed] : [],
  ),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const isReview = ({ context }: AnyMachineSnapshot): boolean => context.branch?.needsReview === "Y";
const withdraws = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.context.branch?.isApprove === "Y" && !isReview(snapshot);
const approvalQuestion = (snapshot: AnyMachineSnapshot): string => {
  if (isReview(snapshot)) return "Do you approve this branch as it is now?";
  return withdraws(snapshot)
    ? "Are you sure to un approve this store!"
    : "Are you sure to approve this store!";
};
const confirmLabel = (snapshot: AnyMachineSnapshot): string =>
  withdraws(snapshot) ? "Un Approve" : "Approve";
const QUESTION = /Are you sure to|Do you approve/;
const ROWS = ["Approve Gastown", "Un Approve Mile End", "See what changed Verdun"];
const anything = [/./];
const isOpen = (snapshot: AnyMachineSnapshot): boolean => snapshot.hasTag("open");

/** The question, with more of it. */
const asks =
  (shows: readonly string[], offers: readonly string[] = []) =>
  (snapshot: AnyMachineSnapshot) => ({
    shows: [approvalQuestion(snapshot), ...shows],
    offers: [confirmLabel(snapshot), "Cancel", ...offers],
  });
/** The question before there is something to look at: only a withdrawal is confirmed. */
const asksUnread =
  (shows: readonly string[], offers: readonly string[] = []) =>
  (snapshot: AnyMachineSnapshot) => ({
    shows: [approvalQuestion(snapshot), ...shows],
    offers: [...(withdraws(snapshot) ? [confirmLabel(snapshot)] : []), "Cancel", ...offers],
  });

it("[MACH-C10] [MACH-C11] approving a store shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("storeApproval", {
    render: [
      async () => {
        await renderScreen(
          <>
            <StoresScreen />
            <Toasts toaster={toaster} />
          </>,
          { at: "/home/branches", user: { ...MERCHANT, isMaster: "Y" } },
        );
      },
    ],
    states: {
      idle: { shows: [], hides: [QUESTION], offers: ROWS, mayOffer: anything },
      // APPROVAL-M2
      reading: asksUnread([]),
      unread: asksUnread(["What this changes could not be read."], ["Read it again"]),
      confirmingStart: asks([
        "Goes live at once: 1 offer",
        "Rain and salt",
        "Its 14 days start now",
        "Winter lights (2 products) starts on its own day, 2026/03/20, for 10 days.",
        "Candles against the rain is in no campaign and stays pending.",
        "Un Approve takes everything off again.",
      ]),
      confirmingNothingWaits: asks(["No offer or product waits. New campaigns go live at once."]),
      confirmingReview: asks(["Changed since approval", "Verdun Books"]),
      confirmingWithdrawal: asks([
        "Stops showing at once: 1 offer",
        "Winter lights (2 products) was to start on 2026/03/20, and waits for another approval.",
      ]),
      // APPROVAL-M3
      changedAlready: {
        shows: ["Another master user has changed this meanwhile."],
        offers: ["OK", "Cancel"],
        mayOffer: ["Close"],
      },
      changing: (snapshot) => ({ shows: [approvalQuestion(snapshot)], offers: ["Cancel"] }),
      // APPROVAL-M4
      failed: asks(["Something went wrong! try again"]),
      // APPROVAL-M6
      approved: { shows: ["Store approved"], hides: [QUESTION], offers: ROWS, mayOffer: anything },
      unapproved: {
        shows: ["Store un-approved"],
        hides: [QUESTION],
        offers: ROWS,
        mayOffer: anything,
      },
    },
    person: {
      "approval.requested": (event: AnyEventObject) =>
        press(
          ROWS[[pending, approved, changed].findIndex(({ id }) => id === event["branch"].id)] ?? "",
        )(),
      "approval.confirmed": (_event, snapshot) => press(confirmLabel(snapshot))(),
      "approval.cancelled": press("Cancel"),
      "effect.requested": press("Read it again"),
    },
    events: [
      { type: "approval.requested", branch: toBranch(pending) },
      { type: "approval.requested", branch: toBranch(approved) },
      { type: "approval.requested", branch: toBranch(changed) },
    ],
    responses: {
      readEffect: [exampleEffect, emptyEffect, { ...exampleEffect, isApprove: "Y" }, changedEffect],
      changeApproval: [pending, { ...pending, isApprove: "Y" }, null],
    },
    distinguish: ({ context }) => [context.branch?.isApprove, context.branch?.needsReview],
    allows: (snapshot, { type }) => (type === "approval.requested") !== isOpen(snapshot),
    exceptions: {
      "storeApproval.idle|approval.requested|1":
        "Who is no master user is not offered it: the actions are absent (ACCESS-A7).",
    },
  }));

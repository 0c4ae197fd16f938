import { REJECT_REASON_CHOICES } from "@marquee/domain/bills/bill-rejection";
import type { Bill } from "@marquee/domain/bills/bill.schema";
import { billMessages } from "@marquee/domain/bills/messages";
import { exampleBill } from "@marquee/machines/fixtures/example-bill";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import { screen } from "@testing-library/react";
import { beforeAll, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { findOffered, press, type Control } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { BillsScreen } from "./bills-screen.tsx";

const BILLS = [exampleBill("b1", "Plateau"), exampleBill("b2", "Mile End")] as const;
const names = BILLS.map(({ storeName, userId }) => `Approve ${storeName}, ${userId}`);
const approveLabel = (bill: { readonly storeName: string; readonly userId: string }) =>
  `Approve ${bill.storeName}, ${bill.userId}`;

serveCalls(({ pathname }) => {
  if (pathname.startsWith("/api/bills/status/")) return dataResponse("Success");
  return listResponse(pathname.startsWith("/api/billsByCompany/") ? [...BILLS] : []);
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

/** Rejecting is behind the menu of a row, whose first button approves; neither is there for a bill that is decided. */
const reject = (bill: Bill): Control | null => {
  const more = findOffered(`More for ${bill.storeName}, ${bill.userId}`);
  if (more === null || findOffered(approveLabel(bill)) === null) return null;
  return async (user) => {
    await user.click(more);
    await user.click(await screen.findByRole("menuitem", { name: "Reject" }));
  };
};

const anything = [/./];
const LEFT = "Leaving the page takes the screen with it: bills-screen.test.tsx.";
const BEHIND = "The dialog is over the page.";

it("[MACH-C10] [MACH-C11] the review of bills shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("billReview", {
    render: [
      async () => {
        await renderScreen(
          <>
            <BillsScreen />
            <Toasts toaster={toaster} />
          </>,
          { at: "/home/bills", user: { ...MERCHANT, isMaster: "Y" } },
        );
      },
    ],
    events: [
      ...BILLS.map((bill) => ({ type: "review.requested", review: { bill, decision: "Approve" } })),
      { type: "review.requested", review: { bill: BILLS[0], decision: "Reject" } },
      { type: "rejection.changed", rejection: { reason: "sentBefore", note: "" } },
    ],
    states: {
      idle: { shows: [], hides: [billMessages.approveQuestion], offers: names, mayOffer: anything },
      // BILL-Q1
      asking: ({ context }) => ({
        shows: ["Stoneware by hand, 2 of 5", "Then it is final."],
        offers: [context.asked?.decision, "Cancel"],
        ...(context.asked?.decision === "Reject"
          ? {
              // BILL-Q6
              mayOffer: [
                ...REJECT_REASON_CHOICES.map(({ label }) => label),
                /^Note to the shopper/,
              ],
              hides:
                context.showsIssues && context.rejection.reason !== ""
                  ? [billMessages.reasonMissing]
                  : [],
            }
          : { hides: ["Reason"] }),
      }),
      // BILL-Q2
      held: { shows: ["final in five seconds"], offers: ["Undo"], mayOffer: anything },
      // BILL-Q8
      failed: { shows: ["was not stored"], offers: ["Try again", "Cancel"] },
      sending: { shows: ["being stored"], offers: [], mayOffer: anything },
    },
    person: {
      "review.requested": ({ review }) =>
        review.decision === "Reject" ? reject(review.bill) : press(approveLabel(review.bill))(),
      "rejection.changed": press("This receipt was sent before"),
      "review.confirmed": press(/^(Approve|Reject|Try again)$/),
      "review.cancelled": press("Cancel"),
      "review.undone": press("Undo"),
    },
    elsewhere: ["review.left", "page.closed"],
    distinguish: ({ context }) => [
      context.asked?.bill.id,
      context.asked?.decision,
      context.rejection.reason,
      context.held?.bill.id,
      context.next?.bill.id,
      context.failed?.review.bill.id,
    ],
    allows: ({ context, value }, { type, review }) =>
      type === "rejection.changed"
        ? context.asked?.decision === "Reject" && context.rejection.reason === ""
        : type !== "review.requested" ||
          (value !== "asking" &&
            ![context.held?.bill.id, context.next?.bill.id, context.asked?.bill.id].includes(
              review.bill.id,
            )),
    // BILL-Q4
    leads: {
      "xstate.done.actor.send": { shows: [/Bill\/Rating has been (approved|rejected)\./] },
      "xstate.error.actor.send": { shows: [billMessages.statusFailed] },
    },
    exceptions: {
      ["billReview.asking|review.left|0"]: LEFT,
      ["billReview.asking|review.left|1"]: LEFT,
      ["billReview.held|review.left|0"]: LEFT,
      ["billReview.sending|review.left|0"]: LEFT,
      ["billReview.held||0"]: BEHIND,
      ["billReview.failed|review.left|0"]: LEFT,
    },
  }));

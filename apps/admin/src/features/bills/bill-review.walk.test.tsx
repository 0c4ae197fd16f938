import { billMessages } from "@marquee/domain/bills/messages";
import { exampleBill } from "@marquee/machines/examples/example-bill";
import { Toasts } from "@marquee/ui/toasts.tsx";
import { toaster } from "@marquee/ui/toaster.ts";
import { beforeAll, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataAnswer, listAnswer, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { BillsScreen } from "./bills-screen.tsx";

const BILLS = [exampleBill("b1", "Plateau"), exampleBill("b2", "Mile End")] as const;
const names = BILLS.map(({ storeName, userId }) => `Approve ${storeName}, ${userId}`);
const approveLabel = (bill: { readonly storeName: string; readonly userId: string }) =>
  `Approve ${bill.storeName}, ${bill.userId}`;

serveCalls(({ pathname }) => {
  if (pathname.startsWith("/api/bills/status/")) return dataAnswer("Success");
  return listAnswer(pathname.startsWith("/api/billsByCompany/") ? [...BILLS] : []);
});
beforeAll(() => import("@marquee/ui/alert-dialog.tsx"));

const anything = [/./];
const LEFT = "Leaving the page takes the screen with it: use-bill-review.test.tsx.";
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
    events: BILLS.map((bill) => ({
      type: "review.requested",
      review: { bill, decision: "Approve" },
    })),
    states: {
      idle: { shows: [], hides: [billMessages.approveQuestion], offers: names, mayOffer: anything },
      // BILL-Q1
      asking: {
        shows: [billMessages.approveQuestion, "Stoneware by hand, 2 of 5", "Then it is final."],
        offers: ["Approve", "Cancel"],
      },
      // BILL-Q2
      held: { shows: ["final in five seconds"], offers: ["Undo"], mayOffer: anything },
      sending: { shows: ["being stored"], offers: [], mayOffer: anything },
    },
    person: {
      "review.requested": ({ review }) => press(approveLabel(review.bill))(),
      "review.confirmed": press("Approve"),
      "review.cancelled": press("Cancel"),
      "review.undone": press("Undo"),
    },
    elsewhere: ["review.left"],
    distinguish: ({ context }) => [
      context.asked?.bill.id,
      context.held?.bill.id,
      context.next?.bill.id,
    ],
    allows: ({ context, value }, { type, review }) =>
      type !== "review.requested" ||
      (value !== "asking" &&
        ![context.held?.bill.id, context.next?.bill.id, context.asked?.bill.id].includes(
          review.bill.id,
        )),
    // BILL-Q4
    leads: {
      "xstate.done.actor.send": { shows: [billMessages.approved] },
      "xstate.error.actor.send": { shows: [billMessages.statusFailed] },
    },
    exceptions: {
      ["billReview.asking|review.left|0"]: LEFT,
      ["billReview.asking|review.left|1"]: LEFT,
      ["billReview.held|review.left|0"]: LEFT,
      ["billReview.sending|review.left|0"]: LEFT,
      ["billReview.held||0"]: BEHIND,
    },
  }));

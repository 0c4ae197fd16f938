import { paymentMessages, paymentNotices } from "@marquee/domain/payments/messages";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { press } from "../../testing/screen-controls.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { PaymentMethodScreen } from "./payment-method-screen.tsx";

const visa = {
  cardId: "pm_1",
  brand: "visa",
  last4digit: "4242",
  expMonth: 4,
  expYear: 2099,
  isDefault: false,
};

serveCalls(() => listResponse([visa]));
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] deleting a card from the list of them shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("deleteCard", {
    screen: <PaymentMethodScreen />,
    offered: ["Delete Visa ending in 4242"],
    request: press("Delete Visa ending in 4242"),
    // CARDS-M4
    question: "Delete Visa ending in 4242?",
    confirm: "Delete",
    success: paymentMessages.cardDeleted,
    failure: paymentNotices.cardStays,
  }));

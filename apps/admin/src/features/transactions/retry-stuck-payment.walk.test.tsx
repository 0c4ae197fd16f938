import { paymentMessages } from "@marquee/domain/payments/messages";
import { retryOutcome } from "@marquee/domain/payments/retry-outcome";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { exampleStuckPayment } from "../../testing/example-stuck-payment.ts";
import { MERCHANT } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { TransactionsScreen } from "./transactions-screen.tsx";

const settled = { id: "a1", checkoutId: "k1", state: "refunded", stuck: false } as const;

serveCalls(({ pathname }) =>
  pathname.endsWith("/retry")
    ? dataResponse(settled)
    : listResponse(pathname === "/api/stuckPayments" ? [exampleStuckPayment] : []),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] asking the provider about a stuck payment shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("retryStuckPayment", {
    screen: <TransactionsScreen />,
    at: "/home/offers?tab=attention",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["Ask the provider again pi_owed"],
    request: press("Ask the provider again pi_owed"),
    // STUCK-M1: what happens to the money is said before
    question:
      "Ask the provider about pi_owed again?CAD 12.50 is refunded if that has not been done yet",
    confirm: "Ask again",
    success: retryOutcome(settled),
    failure: paymentMessages.providerQueryFailed,
  }));

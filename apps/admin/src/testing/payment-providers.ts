import { beforeEach } from "vitest";
import { PaymentBridges } from "../features/payments/payment-bridges.ts";
import { provideCards } from "./card-provider.ts";
import { providePaypal } from "./paypal-provider.ts";

/**
 * The forms of both providers for every test of a file, loaded beforehand: their scripts are on the page, and nothing is
 * confirmed unless the test says so.
 */
export function loadPaymentForms() {
  const bridges = new PaymentBridges({
    card: { publishableKey: "pk_test_1", script: null, testCards: true },
    paypal: { clientId: "sandbox-client", environment: "sandbox", script: null },
  });
  const page: { paypal: ReturnType<typeof providePaypal> | null } = { paypal: null };
  beforeEach(async () => {
    provideCards(() => new Promise<never>(() => {}));
    page.paypal = providePaypal();
    await Promise.all([
      bridges.stripe.load("pk_test_1"),
      import("../features/payments/card/card-form.tsx"),
      import("../features/payments/card/saved-cards.tsx"),
      import("../features/payments/paypal/pay-by-paypal.tsx"),
      import("../features/payments/paypal/paypal-button.tsx"),
    ]);
  });
  return { bridges, page };
}

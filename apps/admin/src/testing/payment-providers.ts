import { afterAll, beforeAll, vi } from "vitest";
import { PaymentBridges } from "../page-kit/payments/payment-bridges.ts";
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
  beforeAll(async () => {
    provideCards(() => new Promise<never>(() => {}));
    page.paypal = providePaypal();
    await Promise.all([
      bridges.stripe.load("pk_test_1"),
      import("../page-kit/payments/card-form.tsx"),
      import("../page-kit/payments/saved-cards.tsx"),
      import("../page-kit/payments/pay-by-paypal.tsx"),
      import("../page-kit/payments/paypal-button.tsx"),
    ]);
  });
  afterAll(() => vi.unstubAllGlobals());
  return { bridges, page };
}

import {
  storeCheckout,
  madeBy,
  openCheckout,
  type Made,
  type OpenCheckout,
} from "./open-checkout.ts";
import { PaymentPanel } from "./payment-panel.ts";
import { test as base, type Person } from "./sign-in.ts";

export interface Paying {
  readonly panel: PaymentPanel;
  readonly checkout: OpenCheckout;
  readonly made: () => Promise<Made>;
}

/** `paying(person)`: a checkout of its own, open on a page of that person. */
export const test = base.extend<{ readonly paying: (person?: Person) => Promise<Paying> }>({
  paying: async ({ pageOf, request }, use, testInfo) => {
    testInfo.slow();
    await use(async (person = "merchant") => {
      const checkout = await openCheckout(request, person);
      const page = await pageOf(person);
      await storeCheckout(page.context(), checkout);
      const panel = new PaymentPanel(page);
      await panel.open();
      return { panel, checkout, made: () => madeBy(checkout) };
    });
  },
});

import type { Page } from "@playwright/test";
import {
  madeBy,
  openCheckout,
  storeInEveryTab,
  storeInTab,
  type Made,
  type OpenCheckout,
} from "./open-checkout.ts";
import { PaymentPanel } from "./payment-panel.ts";
import type { Person } from "./people.ts";
import { test as base } from "./sign-in.ts";

export interface Paying {
  readonly panel: PaymentPanel;
  readonly checkout: OpenCheckout;
  readonly made: () => Promise<Made>;
}

type OpenPayment = (person?: Person) => Promise<Paying>;

export interface Payments {
  /** A checkout of its own, open in the tab of a person that the tests of a worker use in turn. */
  readonly paying: OpenPayment;
  /** The same in a browser of its own, which may be closed, and whose other tabs find the checkout too. */
  readonly payingAlone: OpenPayment;
}

async function payIn(page: Page, checkout: OpenCheckout): Promise<Paying> {
  const panel = new PaymentPanel(page);
  await panel.open();
  return { panel, checkout, made: () => madeBy(checkout) };
}

export const test = base.extend<Payments>({
  paying: async ({ tabOf, request }, use, testInfo) => {
    testInfo.slow();
    await use(async (person = "merchant") => {
      const checkout = await openCheckout(request, person);
      const page = await tabOf(person);
      await storeInTab(page, checkout);
      return payIn(page, checkout);
    });
  },
  payingAlone: async ({ pageOf, request }, use, testInfo) => {
    testInfo.slow();
    await use(async (person = "merchant") => {
      const checkout = await openCheckout(request, person);
      const page = await pageOf(person);
      await storeInEveryTab(page.context(), checkout);
      return payIn(page, checkout);
    });
  },
});

import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { runComparison, type Outcome } from "@marquee/server/reconciliation/run-comparison";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { paymentHarness, type PaymentHarness } from "./payment-harness.ts";

const DAYS = 60 * 86_400_000;

/** The server of a file, whose tests each begin without faults and with every message delivered. */
function ownHarness(): () => PaymentHarness {
  let harness: PaymentHarness;
  beforeAll(async () => {
    harness = await paymentHarness();
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    await harness.setFaults({ dropNext: 0, failNext: 0 });
    await harness.flush();
  });
  return () => harness;
}

/** What the tests of a file do of the comparison with the providers, on a server of their own. */
export function reconciling() {
  const harness = ownHarness();
  return {
    harness,

    /** Compares all that the provider and the books have by now. */
    compare: (): Promise<Outcome> => {
      const { server } = harness();
      const now = server.clock.now().getTime();
      return runComparison(server.services, {
        since: new Date(now - DAYS),
        until: new Date(now + 1),
      });
    },

    /** The differences of a checkout that are open, or closed. */
    listed: async (
      { id }: Pick<Checkout, "id">,
      closed: "N" | "Y" = "N",
    ): Promise<readonly BookDifference[]> => {
      const path = `/reconciliation/differences?closed=${closed}&q=${id}`;
      return (await harness().server.call<BookDifference[]>("master", "GET", path)).data;
    },

    /** A checkout that is paid, on both sides. */
    paid: async (name: string, card?: string): Promise<Checkout> => {
      const checkout = await harness().opened(name);
      await harness().confirm(checkout, card);
      await harness().reconcile(checkout.id);
      await harness().flush();
      return checkout;
    },
  };
}

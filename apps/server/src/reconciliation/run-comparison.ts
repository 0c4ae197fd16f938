import { PROVIDERS, type Provider } from "@marquee/domain/reconciliation/book-line";
import type { BookTotal } from "@marquee/domain/reconciliation/difference.schema";
import type { PaymentServices } from "../payments/payment-services.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { compareProvider, type Compared, type Period } from "./compare-provider.ts";
import { newestComparison, oldestMoment } from "./queries.ts";

/** Lines that are younger wait for the next comparison, in milliseconds (RECONCILE-L3). */
export const WAITS = 3_600_000;
/** So far back a nightly comparison goes beyond the one before it: providers settle and list late. */
const OVERLAP = 3 * 86_400_000;

const NAMES = { stripe: "Stripe", paypal: "PayPal" } as const satisfies Record<Provider, string>;

/** What a comparison came to; `failure` says why not all was compared. */
export interface Outcome extends Compared {
  readonly failure: string | null;
}

/**
 * Compares the books with every provider. What one of them does not send leaves the others compared, and the comparison is not called
 * good (RECONCILE-P4).
 */
export async function runComparison(
  services: PaymentServices,
  period: Period,
  onPart: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Outcome> {
  const total = { compared: 0, alike: 0 };
  const totals: BookTotal[] = [];
  const failures: string[] = [];
  for (const provider of PROVIDERS) {
    const result = await compareProvider(services, provider, period, onPart);
    if ("tag" in result)
      failures.push(
        `${NAMES[provider]} ${result.tag === "refused" ? "refused its lists" : "did not respond"}: ${result.reason}`,
      );
    else {
      total.compared += result.compared;
      total.alike += result.alike;
      totals.push(...result.totals);
    }
  }
  return { ...total, totals, failure: failures.length === 0 ? null : failures.join(". ") };
}

/** The start of a comparison: some days before the last one ended, and all that is open (RECONCILE-P5). */
export async function sinceLast({ pool, clock }: PaymentServices): Promise<Date> {
  const { last, oldest } = await withScope(pool, SYSTEM, async (tx) => ({
    last: await newestComparison(tx, true),
    oldest: await oldestMoment(tx),
  }));
  const from = last?.until
    ? Date.parse(last.until) - OVERLAP
    : Date.parse(oldest.payment ?? clock.now().toISOString()) - OVERLAP;
  const open = oldest.difference ? Date.parse(oldest.difference) : from;
  return new Date(Math.min(from, open));
}

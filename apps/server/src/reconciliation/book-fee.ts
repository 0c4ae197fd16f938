import { centsOf, wholeCents } from "@marquee/domain/money/cents";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { attemptById } from "../payments/attempts/queries.ts";
import type { ProviderDispute } from "../payments/disputes/dispute-provider.ts";
import { disputeOfProvider } from "../payments/disputes/queries.ts";
import { disputeProvider, recordDispute } from "../payments/disputes/record-dispute.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import { conflict, unavailable, type Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { storeMatched } from "./matched-lines.ts";
import { closeDifference } from "./queries.ts";
import { providerOf, type Settling } from "./settling.ts";

/** Whether a fee is what its user has seen of it. */
const isSeen = (
  { difference: { thereAmount, thereCurrency } }: Settling,
  { feeCents, currency }: Pick<ProviderDispute, "currency" | "feeCents">,
): boolean =>
  BigInt(feeCents) === centsOf(thereAmount ?? 0) && currency.toUpperCase() === thereCurrency;

/** Books a fee that is still what its user has seen, and closes its difference, in one transaction; a refusal leaves both. */
const close = (
  { pool, clock }: PaymentServices,
  { difference, closing }: Settling,
): Promise<Refusal | null> =>
  withScope(
    pool,
    SYSTEM,
    async (tx) => {
      const { id, lineId, paymentId: payment, checkoutId: checkout, movedOn } = difference;
      const { thereAmount, thereCurrency, thereState, payer } = difference;
      const booked = { ...closing, bookedAmount: thereAmount ?? 0 };
      if (!(await closeDifference(tx, id, booked)))
        return conflict(reconciliationMessages.closedAlready);
      const line = { provider: providerOf(difference), kind: "disputeFee", id: lineId } as const;
      const cents = wholeCents(thereAmount ?? 0);
      const figures = { cents, currency: thereCurrency ?? "", state: thereState ?? "" };
      const found = { ...line, ...figures, payment, checkout, payer, movedOn };
      await storeMatched(tx, [found], clock.now().toISOString());
      return null;
    },
    { actor: closing.closedBy },
  );

/**
 * Books the fee of a dispute as its provider charges it (RECONCILE-A4): a dispute that is here is recorded as it is at the
 * provider, and the fee of another one is stored with its difference. Null if it is booked.
 */
export async function bookFee(
  services: PaymentServices,
  settling: Settling,
): Promise<Refusal | null> {
  const { lineId: providerId } = settling.difference;
  const provider = providerOf(settling.difference);
  const port = disputeProvider(services, provider);
  const query = await port?.findDispute(providerId);
  if (!port || !query || query.tag === "unavailable")
    return unavailable(reconciliationMessages.providerAway);
  if (query.tag === "refused" || !isSeen(settling, query.dispute))
    return conflict(reconciliationMessages.moved);
  const known = await withScope(services.pool, SYSTEM, (tx) =>
    disputeOfProvider(tx, { provider, providerId }),
  );
  const ours = known && (await attemptById(services.pool, known.attemptId));
  if (ours) {
    const recorded = await recordDispute(services, ours, providerId, () =>
      port.findDispute(providerId),
    );
    if ("tag" in recorded) return unavailable(reconciliationMessages.providerAway);
    const { fee, currency } = recorded;
    if (!isSeen(settling, { feeCents: wholeCents(fee), currency }))
      return conflict(reconciliationMessages.moved);
  }
  return close(services, settling);
}

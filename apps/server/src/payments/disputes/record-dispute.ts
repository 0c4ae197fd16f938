import { isClosed } from "@marquee/domain/disputes/dispute-state";
import { creditRefunds } from "../../invoices/credit-refunds.ts";
import { notifyStaff } from "../../notifications/notify-users.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";
import type { AttemptOfCheckout } from "../attempts/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { DisputeResponse, DisputeProvider, ProviderDispute } from "./dispute-provider.ts";
import {
  companyName,
  disputeOfProvider,
  insertDispute,
  updateDispute,
  type StoredDispute,
} from "./queries.ts";

/** How often the provider is queried again if another process stores a state meanwhile. */
const ATTEMPTS = 5;

/** The provider that received the money of an attempt; null if it needed none, or is not configured any more. */
export const disputeProvider = (
  { cards, paypal }: PaymentServices,
  provider: AttemptOfCheckout["attempt"]["provider"],
): DisputeProvider | null =>
  provider === "stripe" ? cards : provider === "paypal" ? paypal : null;

/** Staff are notified of a dispute that is stored for the first time and still open (NOTE-10). */
async function notifyOfDispute(tx: Tx, stored: StoredDispute, now: Date): Promise<void> {
  if (isClosed(stored.state)) return;
  const { id, companyId, amount } = stored;
  const name = await companyName(tx, companyId);
  await notifyStaff(
    tx,
    { key: `disputed:${id}`, kind: "paymentDisputed", name, subject: id, amount },
    now,
  );
}

/** Stores a dispute as its provider sends it now. `query` is repeated if another process stored a state since (DISPUTE-P2). */
export async function recordDispute(
  { pool, clock }: PaymentServices,
  ours: AttemptOfCheckout,
  disputeId: string,
  query: () => Promise<DisputeResponse>,
): Promise<StoredDispute | Unavailable | Refused> {
  const { provider } = ours.attempt;
  if (provider === "none") throw new Error(`attempt ${ours.attempt.id} has no provider`);
  const key = { provider, providerId: disputeId };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await withScope(pool, SYSTEM, (tx) => disputeOfProvider(tx, key));
    const response = await query();
    if (response.tag !== "dispute") return response;
    const now = clock.now();
    const stored = await withScope(
      pool,
      SYSTEM,
      (tx) => storeState(tx, { ours, before, found: response.dispute, now }),
      { actor: provider },
    );
    if (stored) return stored;
  }
  return { tag: "unavailable", reason: "other processes change this dispute" };
}

interface QueriedState {
  readonly ours: AttemptOfCheckout;
  readonly before: StoredDispute | undefined;
  readonly found: ProviderDispute;
  readonly now: Date;
}

async function storeState(
  tx: Tx,
  { ours, before, found, now }: QueriedState,
): Promise<StoredDispute | undefined> {
  const closedOn = isClosed(found.state) ? (before?.closedOn ?? now.toISOString()) : null;
  const stored = before
    ? await updateDispute(tx, before, found, closedOn)
    : await insertDispute(tx, ours, found, closedOn);
  if (!stored) return undefined;
  if (!before) await notifyOfDispute(tx, stored, now);
  // a lost one is credited, and no longer if its bank decides otherwise (DISPUTE-P7)
  await creditRefunds(tx, ours.checkout.id, now);
  return stored;
}

/** Records the dispute that an event is about; false if its provider does not respond, and the event has to be sent again (DISPUTE-P1). */
export async function recordEventDispute(
  services: PaymentServices,
  ours: AttemptOfCheckout,
  disputeId: string,
): Promise<boolean> {
  const provider = disputeProvider(services, ours.attempt.provider);
  if (!provider) return true;
  const recorded = await recordDispute(services, ours, disputeId, () =>
    provider.findDispute(disputeId),
  );
  return !("tag" in recorded) || recorded.tag === "refused";
}

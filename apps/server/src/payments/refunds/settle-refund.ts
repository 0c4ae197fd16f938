import { refundMessages } from "@marquee/domain/refunds/messages";
import { returnedOf } from "@marquee/domain/refunds/returned-refunds";
import { shortenCampaign } from "../../campaigns/shorten-campaign.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { scheduleNext } from "../attempts/due.ts";
import type {
  PaymentProvider,
  Refused,
  RefundResponse,
  Unavailable,
} from "../attempts/payment-provider.ts";
import { attemptById, type AttemptOfCheckout } from "../attempts/queries.ts";
import { recordRefunded, type WrittenWith } from "../attempts/record-refunded.ts";
import type { PaymentServices } from "../payment-services.ts";
import { leaseRefund, refundsOf, releaseRefund, type StoredRefund } from "./queries.ts";
import { notifyOfFailure } from "./record-returned.ts";
import { mailRefund } from "./refund-mails.ts";
import { sendRefund, type SentRefund } from "./send-refund.ts";

type FoundRefund = Extract<RefundResponse, { readonly tag: "refund" }>;

/** Milliseconds until a refund whose money is on its way is queried again. */
const PENDING_AGAIN = 60_000;

/** The provider did not respond. A refund is sent until it does, and never left to staff: each repeat is the same one. */
async function tryAgain(
  services: PaymentServices,
  refund: StoredRefund,
  reason: string,
  columns: Partial<StoredRefund> = {},
): Promise<void> {
  const { retries, dueAt } = scheduleNext(services, { ...refund, deadSince: null });
  const hour = new Date(services.clock.now().getTime() + 3_600_000).toISOString();
  await withScope(services.pool, SYSTEM, (tx) =>
    releaseRefund(tx, refund, { ...columns, retries, dueAt: dueAt ?? hour, lastError: reason }),
  );
}

type Taken = Extract<SentRefund, { readonly tag: "taken" }>;

/** What is written of a refund in the state that its provider sends: what arrived shortens what runs and is mailed, once (REFUND-P3). */
const writeEnding =
  (
    { clock }: PaymentServices,
    ours: AttemptOfCheckout,
    refund: StoredRefund,
    { id: providerRefundId, status }: Taken & Pick<FoundRefund, "status">,
  ): WrittenWith =>
  async (tx, total) => {
    const now = clock.now();
    const { amount } = refund;
    const found = { providerRefundId, retries: 0, lastError: null };
    if (status === "pending") {
      const dueAt = new Date(now.getTime() + PENDING_AGAIN).toISOString();
      await releaseRefund(tx, refund, { ...found, state: "pending", dueAt });
      return { amount };
    }
    const ended = { ...found, settledOn: now.toISOString(), dueAt: null };
    if (status === "failed") {
      // what the provider counted as refunded while the money was on its way is not refunded after all
      const message = refundMessages.failed;
      if (await releaseRefund(tx, refund, { ...ended, state: "failed", message }))
        await notifyOfFailure(tx, refund, now);
      return undefined;
    }
    const before = await refundsOf({ tx, scope: SYSTEM }, refund.transactionId);
    if (!(await releaseRefund(tx, refund, { ...ended, state: "done" }))) return undefined;
    const share = { paid: ours.attempt.amount, amount, total, returned: returnedOf(before) };
    await shortenCampaign(tx, refund.checkoutId, share, now);
    return {
      amount,
      mail: ({ newest: creditNote }) => mailRefund(tx, ours, refund, { total, creditNote }),
    };
  };

/** Reads what has become of a refund since it was sent, and says what is written of it. */
async function readSent(
  services: PaymentServices,
  provider: PaymentProvider,
  ours: AttemptOfCheckout,
  refund: StoredRefund,
  sent: Taken,
): Promise<WrittenWith | Unavailable | Refused> {
  const found = await provider.findRefund(sent.id);
  return found.tag === "refund"
    ? writeEnding(services, ours, refund, { ...sent, status: found.status })
    : found;
}

/** Sends a leased refund and stores what became of it: outside of any transaction, then in one (REFUND-P1). */
export async function settleLeasedRefund(
  services: PaymentServices,
  refund: StoredRefund,
): Promise<void> {
  const { pool, clock } = services;
  const ours = await attemptById(pool, refund.attemptId);
  const provider = ours?.attempt.provider === "paypal" ? services.paypal : services.cards;
  if (!ours || provider === null)
    return tryAgain(services, refund, "the provider is not configured");
  const sent = await sendRefund(provider, ours.attempt, refund);
  services.interrupt?.("providerQueried");
  if (sent.tag === "unanswered") return tryAgain(services, refund, sent.reason);
  const actor = refund.requestedBy;
  if (sent.tag === "taken") {
    const prepare = () => readSent(services, provider, ours, refund, sent);
    const recorded = await recordRefunded(services, ours, { actor, prepare });
    if (recorded !== "recorded")
      await tryAgain(services, refund, recorded.reason, { providerRefundId: sent.id });
    return;
  }
  const settledOn = clock.now().toISOString();
  const refused = {
    state: "refused",
    message: sent.message,
    settledOn,
    dueAt: null,
    lastError: null,
  } as const;
  await withScope(pool, SYSTEM, (tx) => releaseRefund(tx, refund, refused), { actor });
}

/** Sends one refund, unless another process does or it is settled. */
export async function settleRefund(services: PaymentServices, id: string): Promise<void> {
  const leased = await leaseRefund(services.pool, id);
  if (leased) await settleLeasedRefund(services, leased);
}

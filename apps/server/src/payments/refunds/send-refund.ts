import { disputeMessages } from "@marquee/domain/disputes/messages";
import { wholeCents } from "@marquee/domain/money/cents";
import { refundMessages } from "@marquee/domain/refunds/messages";
import type { PaymentProvider, RefundResponse } from "../attempts/payment-provider.ts";
import type { Attempt } from "../attempts/queries.ts";
import { isDisputed } from "../attempts/refund-refusal.ts";
import type { StoredRefund } from "./queries.ts";

/** What became of a refund at its provider. */
export type SentRefund =
  | { readonly tag: "taken"; readonly id: string }
  | { readonly tag: "refused"; readonly message: string }
  | { readonly tag: "unanswered"; readonly reason: string };

/**
 * Requests a refund of its provider, or reads it. One that another process may have requested before is looked for by its
 * name first: a key that the provider has forgotten would refund it twice (REFUND-P2).
 */
async function request(
  provider: PaymentProvider,
  { id: attemptId, checkoutId, providerId, receivedAs }: Attempt,
  { id: name, providerRefundId, fence, amount }: StoredRefund,
): Promise<RefundResponse> {
  if (providerRefundId !== null) return provider.findRefund(providerRefundId);
  if (providerId === null || receivedAs === null)
    throw new Error(`attempt ${attemptId} is refunded and has received nothing`);
  const earlier = fence > 1 ? await provider.findNamedRefund(providerId, name) : null;
  return (
    earlier ??
    provider.refund({ attemptId, checkoutId, receivedAs, cents: wholeCents(amount), name })
  );
}

const refusalText = (reason: string): string =>
  isDisputed(reason) ? disputeMessages.refundDisputed : refundMessages.refused;

/** Sends a refund to its provider, once however often it is called. What has become of it since is read afterwards. */
export async function sendRefund(
  provider: PaymentProvider,
  attempt: Attempt,
  refund: StoredRefund,
): Promise<SentRefund> {
  const response = await request(provider, attempt, refund);
  if (response.tag === "unavailable") return { tag: "unanswered", reason: response.reason };
  if (response.tag === "refused") return { tag: "refused", message: refusalText(response.reason) };
  const { id } = response;
  // all of it was refunded by others before, so that nothing of ours was
  if (id === null) return { tag: "refused", message: refundMessages.refundedElsewhere };
  return { tag: "taken", id };
}

import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import type { PaymentHarness } from "./payment-harness.ts";

/** Answers the bank's question about a card payment, as its holder does in the bank's window. */
export async function respondToBank(
  { server }: PaymentHarness,
  checkout: Checkout,
  outcome: "complete" | "fail",
): Promise<void> {
  const at = `${server.services.origin()}/__paysandbox/3ds/${checkout.paymentIntentId}`;
  const response = await fetch(at, {
    method: "POST",
    headers: { authorization: `Bearer ${checkout.publishableKey}` },
    body: new URLSearchParams({ client_secret: checkout.clientSecret ?? "", outcome }),
  });
  await response.text();
}

/** Pays as the merchant with one of the provider's test cards, which is saved; returns its id. */
export async function saveTestCard(harness: PaymentHarness, token: string): Promise<string> {
  const checkout = await harness.opened(`saving ${token}`);
  await harness.saveCard(checkout.id);
  if ((await harness.confirm(checkout, token)) === "requires_action")
    await respondToBank(harness, checkout, "complete");
  await harness.reconcile(checkout.id);
  const merchant = encodeEmail("merchant@marquee.test");
  const path = `/addStripCardToCustomer/${merchant}/${checkout.paymentIntentId}`;
  return (await harness.server.call<SavedCard>("merchant", "GET", path)).data.cardId;
}

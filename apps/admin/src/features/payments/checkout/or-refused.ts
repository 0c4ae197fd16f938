import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";

/** Runs a change of the way to pay. A rejection comes with the checkout as it is now; anything else is thrown on. */
export async function orRefused<CallResponse>(
  client: Client,
  id: string,
  change: () => Promise<CallResponse>,
): Promise<
  CallResponse | { readonly tag: "refused"; readonly reason: string; readonly checkout: Checkout }
> {
  try {
    return await change();
  } catch (error) {
    const { tag, message } = toFailure(error);
    if (tag !== "Conflict") throw error;
    const checkout = await client.payments.reconcile({ params: { id } });
    return { tag: "refused", reason: message, checkout };
  }
}

import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { writeTrail } from "@marquee/machines/payments/trail-address";
import { notify } from "../../page-kit/notify.ts";

/** Opens what the audit trail has of a payment's checkout on its chart, in a page of its own (TRAIL-1). */
export async function replayCheckout(client: Client, id: string): Promise<void> {
  try {
    const trail = await client.payments.checkoutTrail({ params: { id } });
    const query = new URLSearchParams({ tab: "trail", trail: writeTrail(trail), at: "1" });
    window.open(`/STATECHARTS/checkout?${query.toString()}`, "_blank", "noopener");
  } catch (error) {
    notify({ kind: "error", message: toFailure(error).message });
  }
}

import { createHmac } from "node:crypto";
import { machineClock, seconds } from "../clock.ts";
import type { WebhookQueue } from "../webhooks/deliver.ts";
import { eventView } from "./event.ts";

/** The `Stripe-Signature` of a body sent at `at` (seconds) [SBX-W2]. */
function signWebhook(body: string, secret: string, at: number): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${digest}`;
}

export interface StripeWebhook {
  /** The address that events are posted to; read late, when the port is known. */
  readonly url: () => string;
  readonly secret: string;
}

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Posts Stripe's events, signed [SBX-W2]. */
export const stripeQueue = (webhook: StripeWebhook): WebhookQueue => ({
  provider: "stripe",
  prepare(event) {
    const body = JSON.stringify(
      eventView({
        id: String(event["id"]),
        type: String(event["type"]),
        object: Object(event["object"]),
        request_id: textOrNull(event["request_id"]),
        idempotency_key: textOrNull(event["idempotency_key"]),
        created_at: new Date(String(event["created_at"])),
      }),
    );
    return {
      url: webhook.url(),
      headers: {
        // The receiver checks the signature's age by its own machine's time.
        "stripe-signature": signWebhook(body, webhook.secret, seconds(machineClock.now())),
        "user-agent": "Stripe/1.0 (sandbox)",
      },
      body,
    };
  },
});

import { createHmac } from "node:crypto";

/** The `Stripe-Signature` of a body sent at `at` (seconds) [SBX-W2]. */
export function signatureOf(body: string, secret: string, at: number): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${digest}`;
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";
import { machineClock } from "../clock.ts";
import { onlyRow, type Queryable } from "../database/queryable.ts";
import type { WebhookQueue } from "../webhooks/deliver.ts";

export interface PayPalWebhook {
  readonly url: () => string;
  /** The id under which the product registered its address; part of what is signed. */
  readonly id: string;
}

/** The secret behind the signatures: made once per database, shared by all servers. */
export async function loadPayPalSecret(db: Queryable): Promise<string> {
  await db.query(
    "insert into sandbox.paypal_secret (secret) values ($1) on conflict (only_one) do nothing",
    [randomBytes(32).toString("base64url")],
  );
  const row = await onlyRow<{ secret: string }>(db, "select secret from sandbox.paypal_secret");
  return row.secret;
}

/** Signs as PayPal does: transmission id, time, webhook id and the body's checksum. */
function sign(secret: string, id: string, time: string, webhook: string, body: string): Buffer {
  return createHmac("sha256", secret)
    .update(`${id}|${time}|${webhook}|${crc32(body)}`)
    .digest();
}

/** Posts PayPal's events, signed. */
export const paypalQueue = (webhook: PayPalWebhook, secret: string): WebhookQueue => ({
  provider: "paypal",
  prepare(event) {
    const body = JSON.stringify({
      id: event["id"],
      event_version: "1.0",
      create_time: event["created_at"],
      resource_type: event["resource_type"],
      event_type: event["event_type"],
      resource: event["resource"],
    });
    const id = randomBytes(16).toString("hex");
    const time = machineClock.now().toISOString();
    return {
      url: webhook.url(),
      headers: {
        "paypal-transmission-id": id,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": sign(secret, id, time, webhook.id, body).toString("base64"),
        "paypal-cert-url": "https://paypal.sandbox.invalid/cert",
        "paypal-auth-algo": "SHA256withRSA",
      },
      body,
    };
  },
});

/** The result of `verify-webhook-signature`: whether the event, as it was parsed, is the one that was sent. */
export function verifySignature(secret: string, body: unknown): "FAILURE" | "SUCCESS" {
  const given: Readonly<Record<string, unknown>> = Object(body);
  const expected = sign(
    secret,
    String(given["transmission_id"]),
    String(given["transmission_time"]),
    String(given["webhook_id"]),
    JSON.stringify(given["webhook_event"]) ?? "",
  );
  const actual = Buffer.from(String(given["transmission_sig"]), "base64");
  const same = actual.length === expected.length && timingSafeEqual(actual, expected);
  return same ? "SUCCESS" : "FAILURE";
}

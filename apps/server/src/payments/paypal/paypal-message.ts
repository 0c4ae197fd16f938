import { Result, Schema } from "effect";
import type { IncomingHttpHeaders } from "node:http";
import type { ProviderEvent } from "../attempts/payment-provider.ts";
import type { PaypalSession } from "./paypal-client.ts";
import type { ReadMessage } from "./paypal-provider.ts";
import { PaypalMessage, PaypalVerification } from "./paypal-shapes.ts";

/** The fields of PayPal's verification call, and the headers they arrive in. */
const SIGNATURE = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/** The signature's fields as JSON; null if one is missing. */
function signatureIn(headers: IncomingHttpHeaders, webhookId: string): string | null {
  const fields = Object.entries(SIGNATURE).map(([field, name]) => [field, headers[name]] as const);
  if (fields.some(([, value]) => typeof value !== "string" || value === "")) return null;
  return JSON.stringify({ ...Object.fromEntries(fields), webhook_id: webhookId });
}

/** The body as text, if it is JSON in UTF-8. */
function decodeMessage(body: Buffer): { readonly text: string; readonly json: unknown } | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    return { text, json: JSON.parse(text) };
  } catch {
    return null;
  }
}

function eventOrder({ event_type, resource }: typeof PaypalMessage.Type): string | null {
  if (event_type.startsWith("CHECKOUT.ORDER.")) return resource.id ?? null;
  return resource.supplementary_data?.related_ids?.order_id ?? null;
}

/** The capture of the resource: PayPal's event of a refund or a dispute names that alone. */
function eventCapture({ resource }: typeof PaypalMessage.Type): string | null {
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id;
  if (disputed !== undefined) return disputed;
  const above = resource.links?.find(({ rel }) => rel === "up")?.href ?? "";
  return /\/v2\/payments\/captures\/([\w-]{1,64})$/u.exec(above)?.[1] ?? null;
}

function toProviderEvent(message: typeof PaypalMessage.Type): ProviderEvent {
  const { id, event_type: type, create_time } = message;
  const at = new Date(create_time);
  const capture = eventCapture(message);
  const isApproval = type === "CHECKOUT.ORDER.APPROVED" && !Number.isNaN(at.getTime());
  return {
    id,
    provider: "paypal",
    type,
    paymentId: eventOrder(message),
    payment: null,
    ...(capture === null ? {} : { receivedAs: capture }),
    ...(message.resource.dispute_id === undefined
      ? {}
      : { disputeId: message.resource.dispute_id }),
    ...(isApproval ? { approvedOn: at } : {}),
  };
}

const FORGED = { tag: "forged" } as const;

/** Reads an event whose signature PayPal verifies over the very bytes that arrived, not serialised again (PAYSRV-Y7). */
export async function readPaypalMessage(
  session: PaypalSession,
  webhookId: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
  mayVerify: () => boolean,
): Promise<ReadMessage> {
  const read = decodeMessage(body);
  const signature = signatureIn(headers, webhookId);
  const message = Schema.decodeUnknownResult(PaypalMessage)(read?.json);
  if (read === null || signature === null || Result.isFailure(message)) return FORGED;
  if (!mayVerify()) return { tag: "unverified" };
  const response = await session(
    {
      method: "POST",
      path: "/v1/notifications/verify-webhook-signature",
      json: `${signature.slice(0, -1)},"webhook_event":${read.text}}`,
    },
    PaypalVerification,
  );
  switch (response.tag) {
    case "ok":
      return response.body.verification_status === "SUCCESS"
        ? { tag: "event", event: toProviderEvent(message.success) }
        : FORGED;
    case "refused":
      return FORGED;
    case "unavailable":
      return response;
  }
}

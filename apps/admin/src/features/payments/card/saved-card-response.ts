import { toFailure } from "@marquee/api/client/api-failure";
import type { SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { parseJson } from "@marquee/domain/wire/parse-json";
import type { ProviderResponse } from "@marquee/machines/payments/provider-response";

/** The part of the provider's intent that is read, as it is inside the JSON text of the answer. */
interface IntentText {
  readonly client_secret?: string;
  readonly last_payment_error?: { readonly code?: string; readonly message?: string } | null;
}

const STATUS: Readonly<Record<SavedCardPayment["response"], string>> = {
  successful: "succeeded",
  processing: "processing",
  requiresAction: "requires_action",
  unsuccessful: "requires_payment_method",
};

const parseIntent = (text: string): IntentText => {
  const intent = parseJson(text);
  // The text may be lost; whether it was paid is known without it.
  return typeof intent === "object" && intent !== null ? intent : {};
};

/** What the server returns for paying with a saved card, in the card provider's terms. */
export function savedCardResponse({ response, paymentIntent }: SavedCardPayment): ProviderResponse {
  const { client_secret: clientSecret, last_payment_error: failure } = parseIntent(paymentIntent);
  const { code, message } = failure ?? {};
  return {
    status: STATUS[response],
    error:
      response === "unsuccessful" && message !== undefined
        ? { type: "card_error", code, message }
        : null,
    clientSecret,
  };
}

const REFUSALS: ReadonlySet<string> = new Set(["Forbidden", "Invalid"]);
const NOT_CHARGED = "requires_payment_method";

/**
 * A refusal of the server before anything was charged is a decline with its message, or says that the card is there no
 * more; a conflict says that the checkout is another one by now. Silence leaves open what happened and is thrown on.
 */
export function refusedResponse(error: unknown): ProviderResponse {
  const { tag, message } = toFailure(error);
  if (tag === "Conflict") return { status: null, error: { type: "conflict", message } };
  if (tag === "NotFound") return { status: NOT_CHARGED, error: { type: "card_gone" } };
  if (!REFUSALS.has(tag)) throw error;
  return { status: NOT_CHARGED, error: { type: "card_error", message } };
}

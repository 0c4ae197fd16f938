import type { ProviderResponse } from "@marquee/machines/payments/provider-response";
import type { PaymentIntent, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { runProviderScript } from "./checkout/provider-script.ts";

/** The card provider's object for a key, by its own script or a stand-in's on our origin. Calling again retries. */
async function loadCardProvider(publishableKey: string, script: string | null): Promise<Stripe> {
  // The plain entry of the package would put the provider's script on every page that imports it.
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  if (script !== null && !("Stripe" in window)) await runProviderScript(script);
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error("The card provider is not available here.");
  return stripe;
}

interface StripeResult {
  readonly paymentIntent?: PaymentIntent | undefined;
  readonly error?: StripeError | undefined;
}

/** Why the last attempt failed, if the payment requires another card since. */
const failureOf = (intent: PaymentIntent | undefined) =>
  intent?.status === "requires_payment_method" ? intent.last_payment_error : null;

const readError = (
  error: Pick<StripeError, "type" | "code" | "message"> | null | undefined,
): ProviderResponse["error"] =>
  error ? { type: error.type, code: error.code, message: error.message } : null;

const toProviderResponse = ({ paymentIntent, error }: StripeResult): ProviderResponse => ({
  status: paymentIntent?.status ?? error?.payment_intent?.status ?? null,
  error: readError(error ?? failureOf(paymentIntent)),
});

/** Connects the machine that pays by card with the form, which registers its elements here. One per checkout screen. */
export class StripeBridge {
  private provider: Stripe | null = null;
  private elements = Promise.withResolvers<StripeElements>();
  private readonly script: string | null;

  constructor(script: string | null) {
    this.script = script;
  }

  readonly load = async (publishableKey: string): Promise<void> => {
    this.provider = await loadCardProvider(publishableKey, this.script);
  };

  /** The provider's object. The form reads it after its script is loaded, never before. */
  get stripe(): Stripe {
    if (this.provider === null)
      throw new Error("The card form is rendered after its script is loaded");
    return this.provider;
  }

  /** Registers the form's elements once they can be typed into; null when they are taken off the page. */
  readonly setElements = (elements: StripeElements | null): void => {
    if (elements === null) this.elements = Promise.withResolvers();
    else this.elements.resolve(elements);
  };

  /** Has the elements fetch what the server changed of the payment, such as whether the card is saved. */
  readonly refresh = async (): Promise<void> => {
    const elements = await this.elements.promise;
    await elements.fetchUpdates();
  };

  /**
   * Confirms the card that was typed in; a person who is quicker than the form waits for it. The provider opens the
   * bank's question in a dialog of its own if it must. What became of the payment is read back by its client secret
   * before anything is said (PAYFLOW-M16).
   */
  readonly confirm = async (clientSecret: string): Promise<ProviderResponse> => {
    const elements = await this.elements.promise;
    const { stripe } = this;
    const checked = await elements.submit();
    if (checked.error)
      return { status: null, error: { type: checked.error.type, message: checked.error.message } };
    const confirmed = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: "if_required",
      confirmParams: { return_url: window.location.href },
    });
    if (confirmed.error) return toProviderResponse(confirmed);
    const stored = await stripe.retrievePaymentIntent(clientSecret);
    // Without a response the confirmation's own counts: the server queries the provider in any case.
    return toProviderResponse(stored.paymentIntent ? stored : confirmed);
  };

  /** Authenticates a payment that the server confirmed, in the provider's dialog. */
  readonly authenticate = async (clientSecret: string): Promise<ProviderResponse> =>
    toProviderResponse(await this.stripe.handleNextAction({ clientSecret }));
}

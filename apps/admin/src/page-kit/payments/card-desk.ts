import type { ProviderAnswer } from "@marquee/machines/payments/provider-answer";
import type { PaymentIntent, Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { loadCardProvider } from "./card-script.ts";

interface Told {
  readonly paymentIntent?: PaymentIntent | undefined;
  readonly error?: StripeError | undefined;
}

const answerOf = ({ paymentIntent, error }: Told): ProviderAnswer => ({
  status: paymentIntent?.status ?? error?.payment_intent?.status ?? null,
  error: error ? { type: error.type, message: error.message } : null,
});

/**
 * Where the machine that pays and the form on the screen meet: the machine asks here, the form leaves its
 * fields here. One per checkout screen.
 */
export class CardDesk {
  private provider: Stripe | null = null;
  private fields = Promise.withResolvers<StripeElements>();
  private readonly script: string | null;

  constructor(script: string | null) {
    this.script = script;
  }

  readonly load = async (publishableKey: string): Promise<void> => {
    this.provider = await loadCardProvider(publishableKey, this.script);
  };

  /** The provider's object. Asked for once the form is ready, never before. */
  get stripe(): Stripe {
    if (this.provider === null)
      throw new Error("The card form is drawn after its script is loaded");
    return this.provider;
  }

  /** The fields once they can be typed into; null when they are taken off the page. */
  readonly take = (elements: StripeElements | null): void => {
    if (elements === null) this.fields = Promise.withResolvers();
    else this.fields.resolve(elements);
  };

  /** Tells the fields that the server changed the payment, such as whether the card is kept. */
  readonly refresh = async (): Promise<void> => {
    const elements = await this.fields.promise;
    await elements.fetchUpdates();
  };

  /**
   * Confirms the card that was typed in; somebody quicker than the form waits for it. The provider asks the
   * bank in a dialog of its own where it must.
   */
  readonly confirm = async (clientSecret: string): Promise<ProviderAnswer> => {
    const elements = await this.fields.promise;
    const { stripe } = this;
    const checked = await elements.submit();
    if (checked.error)
      return { status: null, error: { type: checked.error.type, message: checked.error.message } };
    return answerOf(
      await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: "if_required",
        confirmParams: { return_url: window.location.href },
      }),
    );
  };

  /** Asks the bank for a payment that the server confirmed, in the provider's dialog. */
  readonly authenticate = async (clientSecret: string): Promise<ProviderAnswer> =>
    answerOf(await this.stripe.handleNextAction({ clientSecret }));
}

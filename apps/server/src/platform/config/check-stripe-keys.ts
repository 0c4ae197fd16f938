export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** Keys of the stand-in, which are public. */
const STAND_IN = /sandbox/i;

const keyMode = (key: string): string | undefined => /^(?:sk|rk|pk)_(live|test)_/.exec(key)?.[1];

/** What is wrong with Stripe's keys (CONFIG-M7). Reasons repeat no key. Missing ones are reported elsewhere. */
export function checkStripeKeys(keys: StripeKeys): readonly string[] {
  const { secretKey, publishableKey, webhookSecret } = keys;
  const reasons: string[] = [];
  const check = (name: string, value: string, shape: RegExp, looks: string) => {
    if (value && !shape.test(value))
      reasons.push(`${name} is no such key: it begins with ${looks}.`);
    if (STAND_IN.test(value)) reasons.push(`${name} is the stand-in's, which everybody knows.`);
  };
  check("STRIPE_SECRET_KEY", secretKey, /^[sr]k_(?:live|test)_./, "sk_ or rk_");
  check("STRIPE_PUBLISHABLE_KEY", publishableKey, /^pk_(?:live|test)_./, "pk_");
  check("STRIPE_WEBHOOK_SECRET", webhookSecret, /^whsec_./, "whsec_");
  const [secret, publishable] = [keyMode(secretKey), keyMode(publishableKey)];
  if (secret && publishable && secret !== publishable)
    reasons.push(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not belong together: one is live and one is for tests.",
    );
  return reasons;
}

import type { Env } from "./env.ts";

/** PayPal's keys: all of them, or PayPal is not offered. */
export interface PaypalKeys {
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  /** Real money, or PayPal's own tests. */
  readonly environment: "live" | "sandbox";
}

const NAMES = [
  "PAYPAL_CLIENT_ID",
  "PAYPAL_SECRET",
  "PAYPAL_WEBHOOK_ID",
  "PAYPAL_ENVIRONMENT",
] as const;

/** Keys of the stand-in, which are public. */
const STAND_IN = /^sandbox-(?:client|secret)$/;

const isTest = (stripeKey: string): boolean => /^.k_test_/.test(stripeKey);

/** Reads PayPal's keys (CONFIG-P1); null if there is none. Half of them, or test keys beside real cards, are refused (CONFIG-P2). */
export function readPaypal(
  env: Env,
  stripeSecretKey: string,
  reasons: string[],
): PaypalKeys | null {
  if (NAMES.every((name) => !env[name])) return null;
  for (const name of NAMES) {
    const value = env[name];
    if (!value) reasons.push(`${name} is missing: PayPal is half configured.`);
    else if (STAND_IN.test(value))
      reasons.push(`${name} is the stand-in's, which everybody knows.`);
  }
  const environment = env["PAYPAL_ENVIRONMENT"];
  if (environment && environment !== "live" && environment !== "sandbox")
    reasons.push("PAYPAL_ENVIRONMENT is live or sandbox.");
  const mixed = isTest(stripeSecretKey) !== (environment === "sandbox");
  if (stripeSecretKey && (environment === "live" || environment === "sandbox") && mixed)
    reasons.push(
      "PAYPAL_ENVIRONMENT and STRIPE_SECRET_KEY do not belong together: one is live and one is for tests.",
    );
  return {
    clientId: env["PAYPAL_CLIENT_ID"] ?? "",
    secret: env["PAYPAL_SECRET"] ?? "",
    webhookId: env["PAYPAL_WEBHOOK_ID"] ?? "",
    environment: environment === "live" ? "live" : "sandbox",
  };
}

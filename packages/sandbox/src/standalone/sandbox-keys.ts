import { createHmac } from "node:crypto";
import type { PayPalKeys } from "../paypal/paypal-token.ts";
import type { StripeKeys } from "../stripe/respond-to-call.ts";

/** What servers of a rehearsal and the stand-ins' own process say to each other, instead of keys of real services. */
export interface SandboxKeys {
  /** The bearer of the identity service's calls for administrators. */
  readonly identity: string;
  readonly stripe: StripeKeys & { readonly webhookSecret: string };
  readonly paypal: PayPalKeys & { readonly webhookId: string };
  /** The bearer of the stand-ins' own calls: mail, faults. */
  readonly operator: string;
}

/** The Firebase project of a rehearsal, and who signs its tokens. */
export const REHEARSAL_PROJECT = "marquee-rehearsal";
export const REHEARSAL_ISSUER = `https://identity.sandbox.invalid/${REHEARSAL_PROJECT}`;

/** Derives every key from the secret that both sides are configured with, so that none of them is known to others [SBX-H2]. */
export function sandboxKeysOf(secret: string): SandboxKeys {
  const derive = (name: string) =>
    createHmac("sha256", secret).update(`marquee rehearsal ${name}`).digest("base64url");
  return {
    identity: derive("identity"),
    stripe: {
      secretKey: `sk_test_${derive("stripe")}`,
      publishableKey: "pk_test_sandbox",
      webhookSecret: `whsec_${derive("stripe webhook")}`,
    },
    paypal: {
      clientId: "sandbox-client",
      clientSecret: derive("paypal"),
      webhookId: "WH-SANDBOX",
    },
    operator: derive("operator"),
  };
}

import type { FastifyInstance } from "fastify";
import type { JWTVerifyGetKey } from "jose";
import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { scriptRoutes } from "./browser/script-routes.ts";
import { machineClock, type Clock } from "./clock.ts";
import { faultRoutes } from "./faults/fault-routes.ts";
import { isLocal } from "./guard/local-only.ts";
import type { IdentityContext } from "./identity/identity-context.ts";
import { identityRoutes } from "./identity/identity-routes.ts";
import { identitySandbox, type IdentitySandbox } from "./identity/identity-sandbox.ts";
import { loadSigningKey } from "./identity/signing-key.ts";
import { deliverMail, type Mail } from "./mail/mail.ts";
import { outboxRoutes } from "./mail/outbox-routes.ts";
import { paypalRoutes } from "./paypal/paypal-routes.ts";
import type { PayPalKeys } from "./paypal/paypal-token.ts";
import { loadPayPalSecret, paypalQueue, type PayPalWebhook } from "./paypal/paypal-webhook.ts";
import { PAYPAL_SETTLING } from "./paypal/settle.ts";
import { makePayouts } from "./stripe/payout.ts";
import type { StripeKeys } from "./stripe/respond-to-call.ts";
import { STRIPE_SETTLING } from "./stripe/settle.ts";
import { stripeRoutes } from "./stripe/stripe-routes.ts";
import { stripeQueue, type StripeWebhook } from "./stripe/stripe-webhook.ts";
import type { ProductClock } from "./time/product-clock.ts";
import { timeRoutes } from "./time/time-routes.ts";
import { settleDue } from "./webhooks/settle-due.ts";
import { startWebhookDispatcher } from "./webhooks/webhook-dispatcher.ts";

/** The keys that mean "the sandbox", and nothing anywhere else. */
export const sandboxStripeKeys: StripeKeys = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
};

export const sandboxPayPalKeys: PayPalKeys = {
  clientId: "sandbox-client",
  clientSecret: "sandbox-secret",
};

export interface SandboxOptions {
  /** Connections as the role that owns schema `sandbox`, brought up to date by `migrateSandbox`. */
  readonly pool: Pool;
  /** The address of the product, such as `http://localhost:3000`; read late, when the port is known. */
  readonly origin: () => string;
  /** The product's clock: mails and payments. Tokens go by `tokenClock`. */
  readonly clock?: Clock;
  /** The machine's time unless a test says otherwise. */
  readonly tokenClock?: Clock;
  readonly projectId?: string;
  readonly issuer?: string;
  /**
   * The page that the links of identity mails open; `/auth/action` of the origin by default. `site` is the origin of the
   * page to continue to, as the sender of the request names it.
   */
  readonly actionUrl?: (site: string) => string;
  /** Where Stripe's events go. Without it they are recorded only. */
  readonly webhook?: StripeWebhook;
  /** Where PayPal's events go. Without it they are recorded only. */
  readonly paypalWebhook?: PayPalWebhook;
  /** `sk_test_sandbox` and `pk_test_sandbox` unless a test says otherwise. */
  readonly stripeKeys?: StripeKeys;
  /** `sandbox-client` and `sandbox-secret` unless a test says otherwise. */
  readonly paypalKeys?: PayPalKeys;
  /** The bearer of the identity service's calls for administrators; created again at each start by default. */
  readonly adminToken?: string;
  /** Lets the product's time be put forward, and announces it to the other servers. */
  readonly time?: { readonly clock: ProductClock; readonly announce: () => Promise<void> };
  /** Refuse whatever does not come straight from this machine. Tests switch it off, and who has a guard of their own. */
  readonly localOnly?: boolean;
}

export interface Sandbox {
  readonly keySet: JWTVerifyGetKey;
  readonly issuer: string;
  readonly projectId: string;
  readonly identity: IdentitySandbox;
  /** Puts mail of ours into the same outbox as the identity service's. */
  deliverMail(mail: Mail): Promise<void>;
}

/** Mounts the stand-ins at the root of the product's own origin. */
export async function registerSandbox(
  app: FastifyInstance,
  options: SandboxOptions,
): Promise<Sandbox> {
  const { pool, origin, clock = machineClock, projectId = "marquee-embedded" } = options;
  const context: IdentityContext = {
    pool,
    clock: options.tokenClock ?? machineClock,
    key: await loadSigningKey(pool),
    projectId,
    issuer: options.issuer ?? `https://identity.sandbox.invalid/${projectId}`,
    actionUrl: options.actionUrl ?? (() => new URL("/auth/action", origin()).href),
    deliver: (db, mail) => deliverMail(db, clock, mail),
  };
  const adminToken = options.adminToken ?? randomBytes(32).toString("base64url");

  const secret = await loadPayPalSecret(pool);
  const dispatcher = startWebhookDispatcher({
    pool,
    log: app.log,
    settle: [
      () => settleDue(pool, clock, { ...STRIPE_SETTLING, ...PAYPAL_SETTLING }),
      () => makePayouts(pool, clock),
    ],
    queues: [
      ...(options.webhook ? [stripeQueue(options.webhook)] : []),
      ...(options.paypalWebhook ? [paypalQueue(options.paypalWebhook, secret)] : []),
    ],
  });
  app.addHook("onClose", () => dispatcher.stop());

  await app.register(async (scope) => {
    if (options.localOnly ?? true)
      scope.addHook("onRequest", async (request, reply) => {
        if (!isLocal(request))
          return reply.code(403).send({ error: { code: 403, message: "SANDBOX_IS_LOCAL_ONLY" } });
      });
    await scope.register(async (part) => identityRoutes(part, context, adminToken));
    await scope.register(async (part) => faultRoutes(part, pool, dispatcher));
    await scope.register(async (part) => outboxRoutes(part, pool));
    await scope.register(async (part) => scriptRoutes(part));
    const { time } = options;
    if (time) await scope.register(async (part) => timeRoutes(part, time.clock, time.announce));
    const keys = options.stripeKeys ?? sandboxStripeKeys;
    await scope.register(async (part) => stripeRoutes(part, { pool, clock, keys, dispatcher }));
    const paypalKeys = options.paypalKeys ?? sandboxPayPalKeys;
    await scope.register(async (part) =>
      paypalRoutes(part, { pool, clock, keys: paypalKeys, secret, dispatcher }),
    );
  });

  return {
    keySet: context.key.keySet,
    issuer: context.issuer,
    projectId,
    identity: identitySandbox(context, adminToken),
    deliverMail: (mail) => deliverMail(pool, clock, mail),
  };
}

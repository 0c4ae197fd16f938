import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { deliverMail } from "@marquee/sandbox/mail/mail";
import {
  registerSandbox,
  sandboxPayPalKeys,
  sandboxStripeKeys,
  type Sandbox,
} from "@marquee/sandbox/register-sandbox";
import { openProductClock } from "@marquee/sandbox/time/product-clock";
import { randomBytes } from "node:crypto";
import { confirmCard } from "../demonstration/confirm-card.ts";
import { fillDemonstration } from "../demonstration/fill.ts";
import { ACCOUNTS } from "../demonstration/people.ts";
import { PAYPAL_WEBHOOK } from "../payments/paypal/paypal-webhook.ts";
import { stripeSdk } from "../payments/stripe/stripe-sdk.ts";
import { STRIPE_WEBHOOK } from "../payments/webhooks/stripe-webhook.ts";
import type { Config } from "../platform/config/config.ts";
import { DEMONSTRATION_SELLER } from "../platform/config/read-seller.ts";
import { CHANNEL, CLOCK } from "../platform/events/change.ts";
import { sandboxIdentitySettings } from "../platform/identity/sandbox-identity.ts";
import { ownSecret } from "../platform/ingest/own-secret.ts";
import { mailOrigin } from "../platform/mail/mail-origin.ts";
import { sandboxMailer } from "../platform/mail/sandbox-mailer.ts";
import { actingAs } from "../platform/tenancy/acting.ts";
import { followClock } from "./follow-clock.ts";
import type { Mode, ModeParts } from "./mode.ts";

const ANNOUNCE = `select pg_notify('${CHANNEL}', '{"noun":"${CLOCK}","companyId":""}')`;

/** The stand-ins on our own origin, and a time that can be put forward. */
export async function embeddedMode(
  config: Pick<Config, "mode" | "publicOrigins">,
  { pool, feed, origin, log }: ModeParts,
): Promise<Mode> {
  await migrateSandbox(pool);
  const clock = await openProductClock(pool);
  followClock(feed, clock, log);
  const announce = async () => void (await pool.query(ANNOUNCE));
  const mounted: { sandbox?: Sandbox } = {};
  // Messages never leave this process, so their secret need not either.
  const webhookSecret = `whsec_${randomBytes(24).toString("base64url")}`;
  const stripe = { ...sandboxStripeKeys, webhookSecret, origin };
  const { clientId, clientSecret } = sandboxPayPalKeys;
  const paypal = { clientId, secret: clientSecret, webhookId: "WH-SANDBOX", origin };
  const standIns = (): Sandbox => {
    if (!mounted.sandbox) throw new Error("the stand-ins are mounted before they are asked");
    return mounted.sandbox;
  };
  return {
    clock,
    stripe,
    paypal,
    identity: sandboxIdentitySettings(origin, standIns),
    mailer: sandboxMailer((mail) => deliverMail(pool, clock, mail)),
    ingestSecrets: await ownSecret(pool),
    mount: async (app) =>
      (mounted.sandbox = await registerSandbox(app, {
        pool,
        clock,
        origin,
        actionUrl: (site) =>
          `${mailOrigin(config, site, origin()) ?? origin()}/ADMIN-UI/auth/action`,
        time: { clock, announce },
        webhook: { url: () => `${origin()}${STRIPE_WEBHOOK}`, secret: webhookSecret },
        paypalWebhook: { url: () => `${origin()}${PAYPAL_WEBHOOK}`, id: paypal.webhookId },
      })),
    prepare: async ({ images, cards, paypal: orders }) => {
      const { identity } = standIns();
      const confirm = confirmCard(() => stripeSdk(stripe));
      const seller = { seller: DEMONSTRATION_SELLER };
      const market = {
        pool,
        images,
        clock,
        config: seller,
        identity,
        cards,
        paypal: orders,
        confirm,
      };
      await actingAs({ actor: "demonstration", origin: "start" }, () => fillDemonstration(market));
      const longest = Math.max(...ACCOUNTS.map(({ email }) => email.length));
      return [
        `Sign in with the password ${DEMONSTRATION_PASSWORD} as`,
        ...ACCOUNTS.map(({ email, who }) => `  ${email.padEnd(longest)}  ${who}`),
      ];
    },
  };
}

import { randomBytes } from "node:crypto";
import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import { deliverMail } from "@marquee/sandbox/mail/mail";
import {
  registerSandbox,
  sandboxStripeKeys,
  type Sandbox,
} from "@marquee/sandbox/register-sandbox";
import { openProductClock } from "@marquee/sandbox/time/product-clock";
import { confirmCard } from "../demonstration/confirm-card.ts";
import { fillDemonstration } from "../demonstration/fill.ts";
import { ACCOUNTS } from "../demonstration/people.ts";
import { ownSecret } from "../ingest/own-secret.ts";
import { sandboxMailer } from "../mail/sandbox-mailer.ts";
import { stripeSdk } from "../payments/stripe-cards.ts";
import { STRIPE_WEBHOOK } from "../payments/webhook.ts";
import type { Mode, ModeParts } from "./mode.ts";

/** The noun under which servers tell each other that the product's time was put forward. */
const CLOCK = "clock";
const ANNOUNCE = `select pg_notify('marquee_changes', '{"noun":"${CLOCK}","companyId":""}')`;

/** The stand-ins on our own origin, and a time that can be put forward. */
export async function embeddedMode({ pool, feed, origin }: ModeParts): Promise<Mode> {
  await migrateSandbox(pool);
  const clock = await openProductClock(pool);
  feed.listen((heard) => {
    // A failed look is made up for by the next resync: the feed sends one whenever its connection is new.
    if (heard.tag === "resync" || heard.change.noun === CLOCK)
      clock.refresh().catch(() => undefined);
  });
  const announce = async () => void (await pool.query(ANNOUNCE));
  const mounted: { sandbox?: Sandbox } = {};
  // Messages never leave this process, so their secret need not either.
  const webhookSecret = `whsec_${randomBytes(24).toString("base64url")}`;
  const stripe = { ...sandboxStripeKeys, webhookSecret, origin };
  return {
    clock,
    stripe,
    mailer: sandboxMailer((mail) => deliverMail(pool, clock, mail)),
    ingestSecrets: await ownSecret(pool),
    mount: async (app) =>
      (mounted.sandbox = await registerSandbox(app, {
        pool,
        clock,
        origin,
        actionUrl: () => `${origin()}/ADMIN-UI/auth/action`,
        time: { clock, announce },
        webhook: { url: () => `${origin()}${STRIPE_WEBHOOK}`, secret: webhookSecret },
      })),
    prepare: async ({ images, cards }) => {
      if (!mounted.sandbox) throw new Error("the stand-ins are mounted before they are filled");
      const { identity } = mounted.sandbox;
      const confirm = confirmCard(() => stripeSdk(stripe));
      await fillDemonstration({ pool, images, clock, identity, cards, confirm });
      const longest = Math.max(...ACCOUNTS.map(({ email }) => email.length));
      return [
        `Sign in with the password ${DEMONSTRATION_PASSWORD} as`,
        ...ACCOUNTS.map(({ email, who }) => `  ${email.padEnd(longest)}  ${who}`),
      ];
    },
  };
}

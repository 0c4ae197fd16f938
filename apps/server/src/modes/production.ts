import { PAYPAL_ORIGIN, type PaypalSettings } from "../payments/paypal/paypal-settings.ts";
import { machineClock } from "../platform/clock/clock.ts";
import type { ProductionConfig } from "../platform/config/config.ts";
import { serviceAccountToken } from "../platform/identity/service-account-token.ts";
import { firebaseIssuer } from "../platform/identity/token-issuer.ts";
import { smtpMailer } from "../platform/mail/smtp-mailer.ts";
import type { Mode } from "./mode.ts";
import { prepareProduction } from "./prepare-production.ts";

/** A constant, so that new passwords go nowhere else. */
const IDENTITY_TOOLKIT = "https://identitytoolkit.googleapis.com/v1";

function paypalSettings({ paypal }: ProductionConfig): PaypalSettings | null {
  if (paypal === null) return null;
  const { environment, ...keys } = paypal;
  return { ...keys, origin: () => PAYPAL_ORIGIN[environment] };
}

/** The real services: the machine's time, the tokens of the Firebase project, Stripe, perhaps PayPal, and mail over SMTP. */
export const productionMode = (config: ProductionConfig): Mode => ({
  clock: machineClock,
  stripe: { ...config.stripe, origin: null },
  paypal: paypalSettings(config),
  identity: {
    base: () => IDENTITY_TOOLKIT,
    projectId: () => config.firebase.projectId,
    adminToken: serviceAccountToken(config.firebase.serviceAccount),
  },
  mailer: smtpMailer(config.mail.smtp, config.mail.from),
  ingestSecrets: config.ingestSecrets,
  mount: () => Promise.resolve(firebaseIssuer(config.firebase.projectId)),
  prepare: prepareProduction,
});

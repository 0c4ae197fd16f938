import {
  REHEARSAL_ISSUER,
  REHEARSAL_PROJECT,
  sandboxKeysOf,
} from "@marquee/sandbox/standalone/sandbox-keys";
import { createRemoteJWKSet } from "jose";
import { machineClock } from "../platform/clock/clock.ts";
import type { RehearsalConfig } from "../platform/config/config.ts";
import { passToSandbox } from "../platform/http/pass-to-sandbox.ts";
import { identityService, type IdentitySettings } from "../platform/identity/identity-service.ts";
import type { TokenIssuer } from "../platform/identity/verify-token.ts";
import { remoteMailer } from "../platform/mail/remote-mailer.ts";
import { smtpMailer } from "../platform/mail/smtp-mailer.ts";
import type { Mode, ModeParts } from "./mode.ts";
import { prepareProduction } from "./prepare-production.ts";
import { restoredAccounts } from "./restored-accounts.ts";

/** A production whose identity and payment services are the stand-ins of another process (CONFIG-R1). */
export function rehearsalMode(config: RehearsalConfig, { pool }: Pick<ModeParts, "pool">): Mode {
  const { url, secret } = config.sandbox;
  const keys = sandboxKeysOf(secret);
  const origin = () => url;
  const { clientId, clientSecret, webhookId } = keys.paypal;
  const issuer: TokenIssuer = {
    keySet: createRemoteJWKSet(new URL(`${url}/__identity/jwks.json`)),
    issuer: REHEARSAL_ISSUER,
    projectId: REHEARSAL_PROJECT,
  };
  const identity: IdentitySettings = {
    base: () => `${url}/identitytoolkit.googleapis.com/v1`,
    projectId: () => REHEARSAL_PROJECT,
    adminToken: () => Promise.resolve(keys.identity),
  };
  return {
    clock: machineClock,
    stripe: { ...keys.stripe, origin },
    paypal: { clientId, secret: clientSecret, webhookId, origin },
    identity,
    mailer:
      config.mail === null
        ? remoteMailer(`${url}/__sandbox/mail`, keys.operator)
        : smtpMailer(config.mail.smtp, config.mail.from),
    ingestSecrets: config.ingestSecrets,
    mount: async (app) => {
      await passToSandbox(app, url, restoredAccounts(pool, identityService(identity)));
      return issuer;
    },
    prepare: async (services) => [
      ...(await prepareProduction(services)),
      `This is a rehearsal: identity, payments and mail are the stand-ins' at ${url}, and no real money moves.`,
    ],
  };
}

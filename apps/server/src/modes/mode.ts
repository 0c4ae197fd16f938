import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { PaypalSettings } from "../payments/paypal/paypal-settings.ts";
import type { StripeSettings } from "../payments/stripe/stripe-sdk.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { IngestSecrets } from "../platform/config/read-ingest-secrets.ts";
import type { ChangeFeed } from "../platform/events/change-feed.ts";
import type { IdentitySettings } from "../platform/identity/identity-service.ts";
import type { TokenIssuer } from "../platform/identity/verify-token.ts";
import type { Log } from "../platform/log/early-log.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Services } from "../services.ts";

/** What a mode is made from. */
export interface ModeParts {
  readonly pool: pg.Pool;
  readonly feed: Pick<ChangeFeed, "listen">;
  readonly origin: () => string;
  readonly log: Log;
}

/** What differs between the embedded mode and production: whose time, whose identities, whose cards and mail. */
export interface Mode {
  readonly clock: Clock;
  readonly stripe: StripeSettings;
  /** Null if PayPal is not offered. */
  readonly paypal: PaypalSettings | null;
  /** Where accounts of new users are made. */
  readonly identity: IdentitySettings;
  readonly mailer: Mailer;
  readonly ingestSecrets: IngestSecrets;
  /** Mounts what the identity and payment services need at the root, and returns whose tokens count. */
  readonly mount: (app: FastifyInstance) => Promise<TokenIssuer>;
  /** Prepares what requests need. Returns lines for the operator who started the server. */
  readonly prepare: (services: Services) => Promise<readonly string[]>;
}

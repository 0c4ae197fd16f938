import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Mail } from "../mail/mail.ts";
import type { SigningKey } from "./signing-key.ts";

/** What every identity operation is handed. */
export interface IdentityContext {
  readonly pool: Pool;
  /** The machine's time: browsers check tokens, and know nothing of an advanced product clock. */
  readonly clock: Clock;
  readonly key: SigningKey;
  readonly projectId: string;
  readonly issuer: string;
  readonly actionUrl: (site: string) => string;
  readonly deliver: (db: Queryable, mail: Mail) => Promise<void>;
}

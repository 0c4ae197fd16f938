import { isPrivileged, isShopUser } from "@marquee/domain/access/actor";
import { unconfirmedSince } from "@marquee/domain/users/unconfirmed";
import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import { hourlySweep, type HourlySweep } from "../platform/events/hourly-sweep.ts";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import type { Log } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { releaseAdvertiser } from "../users/advertiser-queries.ts";
import { findHolder } from "../users/queries.ts";
import {
  deleteCompany,
  findSignUpsBefore,
  forgetSignUp,
  hasOthers,
  lockSignUp,
} from "./queries.ts";

export interface FreeSignUpsOptions {
  readonly pool: pg.Pool;
  readonly identity: Pick<IdentityService, "isConfirmed">;
  readonly clock: Clock;
  readonly log: Log;
}

/** How many sign-ups a sweep looks at. */
const BATCH = 200;
/** A row refers to the company: it is in use. */
const IN_USE = "23503";

const isInUse = (error: unknown): boolean => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === IN_USE;
};

/** The e-mail of a sign-up was confirmed meanwhile, or it is not known: nothing is freed. */
class Stays extends Error {}

/**
 * Frees company name, corporation id and e-mail of sign-ups that were not confirmed within 14 days (ONBOARD-F11), every hour,
 * and returns how many. What was confirmed, has other users or is used in any way is a company like any other from then on, and
 * is not looked at again. Any number of servers may do so.
 */
export function freeSignUps({
  pool,
  identity,
  clock,
  log,
}: FreeSignUpsOptions): HourlySweep<number> {
  const forget = (companyId: string) =>
    withScope(pool, SYSTEM, (tx) => forgetSignUp(tx, companyId));

  /** Whether an e-mail was never confirmed; null if the identity service does not say. */
  const isUnconfirmed = async (email: string): Promise<boolean | null> => {
    const account = await identity.isConfirmed(email);
    return account.tag === "known" ? !account.isConfirmed : null;
  };

  const free = (companyId: string): Promise<boolean> =>
    withScope(pool, SYSTEM, async (tx) => {
      const signUp = await lockSignUp(tx, companyId);
      if (!signUp) return false;
      const holder = await findHolder(tx, signUp.email);
      const isTheirs = holder?.companyId === companyId;
      if (await hasOthers(tx, signUp)) return false;
      if (isTheirs && (isPrivileged(holder) || isShopUser(holder))) return false;
      await releaseAdvertiser(tx, signUp);
      await deleteCompany(tx, companyId);
      // asked last, while the rows are locked: a user who confirms earlier keeps the company, one who confirms later has none
      const unconfirmed = !isTheirs || (await isUnconfirmed(signUp.email));
      if (unconfirmed !== true) throw new Stays();
      return true;
    });

  const look = async (companyId: string, email: string): Promise<number> => {
    const unconfirmed = await isUnconfirmed(email);
    if (unconfirmed === null) return 0;
    try {
      if (unconfirmed && (await free(companyId))) return 1;
    } catch (error) {
      if (error instanceof Stays) return 0;
      if (!isInUse(error)) throw error;
    }
    await forget(companyId);
    return 0;
  };

  return hourlySweep({
    work: async (isStopped) => {
      const before = unconfirmedSince(clock.now()).toISOString();
      const due = await withScope(pool, SYSTEM, (tx) => findSignUpsBefore(tx, before, BATCH));
      let freed = 0;
      for (const { companyId, email } of due)
        if (!isStopped()) freed += await look(companyId, email);
      return freed;
    },
    log,
    failure: "sign-ups that were not confirmed could not be freed, and are tried again",
  });
}

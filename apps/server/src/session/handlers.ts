import type pg from "pg";
import { companyRecord } from "../companies/queries.ts";
import type { Config } from "../platform/config/config.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { notFound, orNotFound } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { endSessions } from "../users/end-queries.ts";
import { findLastSignIn, recordSignIn } from "../users/entry-queries.ts";
import { findUser } from "../users/queries.ts";
import {
  endSession,
  listSessions,
  recordSession,
  wasSeenLately,
} from "../users/session-queries.ts";
import { describeBrowser } from "./describe-browser.ts";
import { toSettings } from "./settings.ts";

/** Writes down that the session of a call is in use, if that was not done in the last minutes (SESSION-O3). */
async function noteSession(
  pool: pg.Pool,
  {
    user,
    signedInAt,
    hasSecondFactor = false,
    userAgent = "",
  }: Pick<SignedInRequest, "user" | "signedInAt" | "hasSecondFactor" | "userAgent">,
): Promise<void> {
  if (!signedInAt) return;
  const { email } = user;
  const session = { email, signedInAt, hasSecondFactor, ...describeBrowser(userAgent) };
  await withScope(pool, SYSTEM, async (tx) => {
    if (!(await wasSeenLately(tx, session))) await recordSession(tx, session);
  });
}

/**
 * The calls of the session. `current` also records the sign-in (USER-S1) and that its session is in
 * use (SESSION-O3).
 */
export function sessionHandlers({
  config,
  pool,
}: {
  readonly config: Config;
  readonly pool: pg.Pool;
}): HandlersOf<"session"> {
  const settings = toSettings(config);
  return {
    settings: () => Promise.resolve(settings),
    current: inTransaction(async (_input, context) => {
      const { user, signedInAt } = context;
      const last = await findLastSignIn(context.tx, user.email);
      if (signedInAt && (last === null || new Date(last) < signedInAt))
        await withScope(pool, SYSTEM, (tx) => recordSignIn(tx, user.email, signedInAt));
      await noteSession(pool, context);
      const own =
        user.companyId === null ? undefined : await companyRecord.find(context, user.companyId);
      return own === undefined ? user : { ...user, companyCountry: own.countryId };
    }),
    own: inTransaction((_input, { tx, user, signedInAt }) =>
      listSessions(tx, user.email, signedInAt ?? null),
    ),
    endOne: async ({ body }, { user, signedInAt = new Date(0), ...request }) => {
      const bearer = { email: user.email, signedInAt };
      // a session that was never seen is stored first, so that it can be ended
      if (body.id === undefined) await noteSession(pool, { user, signedInAt, ...request });
      const endedOn = await withScope(pool, SYSTEM, (tx) => endSession(tx, bearer, body.id));
      return endedOn === null ? notFound() : { endedOn };
    },
    end: async (_input, { user }) => ({
      endedOn: await withScope(pool, SYSTEM, (tx) => endSessions(tx, user.email)),
    }),
    userById: inTransaction(({ params }, work) => orNotFound(findUser(work, params.encEmail))),
  };
}

import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import type { Config } from "../platform/config/config.ts";
import { companyRecord } from "../companies/queries.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { findLastSignIn, recordSignIn } from "../users/entry-queries.ts";
import { endSessions } from "../users/end-queries.ts";
import { findUser } from "../users/queries.ts";
import type pg from "pg";
import { toSettings } from "./settings.ts";

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
      const own =
        user.companyId === null ? undefined : await companyRecord.find(context, user.companyId);
      return own === undefined ? user : { ...user, companyCountry: own.countryId };
    }),
    end: async (_input, { user }) => ({
      endedOn: await withScope(pool, SYSTEM, (tx) => endSessions(tx, user.email)),
    }),
    userById: inTransaction(
      async ({ params }, work) => (await findUser(work, params.encEmail)) ?? notFound(),
    ),
  };
}

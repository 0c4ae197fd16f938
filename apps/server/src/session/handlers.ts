import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import type { Config } from "../platform/config/config.ts";
import { companyRecord } from "../companies/queries.ts";
import { findUser } from "../users/queries.ts";
import { toSettings } from "./settings.ts";

export function sessionHandlers({ config }: { readonly config: Config }): HandlersOf<"session"> {
  const settings = toSettings(config);
  return {
    settings: () => Promise.resolve(settings),
    current: inTransaction(async (_input, context) => {
      const { user } = context;
      const own =
        user.companyId === null ? undefined : await companyRecord.find(context, user.companyId);
      return own === undefined ? user : { ...user, companyCountry: own.countryId };
    }),
    userById: inTransaction(
      async ({ params }, work) => (await findUser(work, params.encEmail)) ?? notFound(),
    ),
  };
}

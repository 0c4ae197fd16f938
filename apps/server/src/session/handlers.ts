import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import type { Config } from "../platform/config/config.ts";
import { findUser } from "../users/queries.ts";
import { settingsOf } from "./settings.ts";

export function sessionHandlers({ config }: { readonly config: Config }): HandlersOf<"session"> {
  const settings = settingsOf(config);
  return {
    settings: () => Promise.resolve(settings),
    current: (_input, { user }) => Promise.resolve(user),
    userById: inTransaction(
      async ({ params }, work) => (await findUser(work, params.encEmail)) ?? notFound(),
    ),
  };
}

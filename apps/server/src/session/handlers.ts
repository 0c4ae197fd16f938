import { isPrivileged } from "@marquee/domain/access/actor";
import { eq } from "drizzle-orm";
import { appUser } from "../database/schema/schema.ts";
import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { forbidden, notFound } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { settingsOf } from "./settings.ts";

export function sessionHandlers({ config }: Services): HandlersOf<"session"> {
  const settings = settingsOf(config);
  return {
    settings: () => Promise.resolve(settings),
    current: (_input, { user }) => Promise.resolve(user),
    userById: inTransaction(async ({ params }, { tx, user }) => {
      const email = params.encEmail.toLowerCase();
      const [row] = await tx.select().from(appUser).where(eq(appUser.email, email));
      const mayAsk =
        email === user.email ||
        isPrivileged(user) ||
        (row !== undefined && row.companyId === user.companyId);
      if (!mayAsk) return forbidden("You can look up yourself and the people of your company.");
      return row ?? notFound();
    }),
  };
}

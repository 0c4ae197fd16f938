import { UserDraft } from "@marquee/domain/users/user.schema";
import { isEmail, isFilled } from "@marquee/domain/validation/typed-values";
import { Schema } from "effect";
import type pg from "pg";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { appUser } from "../schema/schema.ts";
import { accountJob } from "../users/user-jobs.ts";
import type { Command } from "./command.ts";
import { reportDone, refuse, type Done } from "./done.ts";
import { asOperator } from "./operator-scope.ts";

const isName = Schema.is(UserDraft.fields.firstName);

/** Why these words name no user who could sign in as a master; null if they do (OPERATE-3). */
function refuseWords(email: string, name: string): string | null {
  if (`${email}${name}`.includes("\uFFFD"))
    return "These words hold a byte that is no UTF-8, or the sign for one.";
  if (!isEmail(email)) return `"${email}" is no e-mail. It is the first word after master.`;
  if (!isFilled(name)) return "The name is missing. It follows the e-mail.";
  if (!isName(name)) return "The name is longer than 120 characters, or holds invisible ones.";
  return null;
}

/**
 * Makes a user a master (OPERATE-1). They sign in with the identity service's account of that e-mail; one that
 * is not confirmed is created again by a job of the outbox, which mails them to choose a password (USER-I4).
 */
async function run(pool: pg.Pool, [given = "", ...words]: readonly string[]): Promise<Done> {
  const [email, name] = [given.toLowerCase(), words.join(" ")];
  const reason = refuseWords(email, name);
  if (reason !== null) return refuse(reason);
  const row = { email, name, authType: "A", isMaster: "Y" } as const;
  await asOperator(pool, "master", async (tx) => {
    await tx
      .insert(appUser)
      .values(row)
      .onConflictDoUpdate({ target: appUser.email, set: { isMaster: "Y", authType: "A" } });
    await enqueue(
      tx,
      accountJob({ email, firstName: name }, { invitation: null, origin: null }, new Date(), 0),
    );
  });
  return reportDone(`${row.email} is a master user.`);
}

export const masterCommand: Command = {
  forms: ["<e-mail> <name>"],
  about: "Makes a user a master, who may do everything. May be repeated.",
  notes: [
    "They sign in with the account that the identity service has for that e-mail. If it has none, or the",
    "e-mail is not confirmed, they get a mail to choose a password as soon as the server runs.",
  ],
  example: "ada@example.com Ada Lovelace",
  run,
};

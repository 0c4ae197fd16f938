import type pg from "pg";
import { appUser } from "../schema/schema.ts";
import type { Command } from "./command.ts";
import { done, refused, type Done } from "./done.ts";
import { asOperator } from "./operator-scope.ts";

/** Makes somebody a master user (OPERATE-1). They sign in with the identity service's account of that e-mail. */
async function run(pool: pg.Pool, [email = "", ...name]: readonly string[]): Promise<Done> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return refused(`"${email}" is no e-mail. It is the first word after master.`);
  if (name.join("").trim() === "")
    return refused("The name is missing. It stands after the e-mail.");
  const row = {
    email: email.toLowerCase(),
    name: name.join(" "),
    authType: "A",
    isMaster: "Y",
  } as const;
  await asOperator(pool, "master", (tx) =>
    tx
      .insert(appUser)
      .values(row)
      .onConflictDoUpdate({ target: appUser.email, set: { isMaster: "Y", authType: "A" } }),
  );
  return done(`${row.email} is a master user.`);
}

export const masterCommand: Command = {
  forms: ["<e-mail> <name>"],
  about: "Makes somebody a master user, who may do everything. May be repeated.",
  notes: ["They sign in with the account that the identity service has for that e-mail."],
  example: "ada@example.com Ada Lovelace",
  run,
};

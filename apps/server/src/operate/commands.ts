import type pg from "pg";
import { appUser, promocode } from "../database/schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { done, refused, type Done } from "./done.ts";
import { ingestSecretCommand } from "./ingest-commands.ts";
import { outboxCommand, outboxRetryCommand } from "./outbox-commands.ts";

/** Makes somebody a master user. They sign in with the identity service's account of the same e-mail. */
async function master(pool: pg.Pool, [email = "", ...name]: readonly string[]): Promise<Done> {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return refused("master <email> <name>: the first word is an e-mail.");
  if (name.length === 0) return refused("master <email> <name>: the name is missing.");
  const row = {
    email: email.toLowerCase(),
    name: name.join(" "),
    authType: "A",
    isMaster: "Y",
  } as const;
  await withScope(pool, SYSTEM, (tx) =>
    tx
      .insert(appUser)
      .values(row)
      .onConflictDoUpdate({ target: appUser.email, set: { isMaster: "Y", authType: "A" } }),
  );
  return done(`${row.email} is a master user.`);
}

/** Adds or changes a promo code: `percent 10` takes a tenth off, `fixed 5` five CAD. */
async function promo(
  pool: pg.Pool,
  [code = "", kind = "", value = "", until]: readonly string[],
): Promise<Done> {
  const usage = "promocode <CODE> percent|fixed <number> [last day YYYY-MM-DD]";
  const discount = Number(value);
  if (!/^[\w-]{2,40}$/.test(code))
    return refused(`${usage}: a code has 2 to 40 letters, digits, - or _.`);
  if (kind !== "percent" && kind !== "fixed") return refused(`${usage}: say percent or fixed.`);
  if (!(discount > 0) || (kind === "percent" && discount > 100))
    return refused(`${usage}: the number is above 0, and a percent at most 100.`);
  if (until !== undefined && Number.isNaN(Date.parse(until)))
    return refused(`${usage}: ${until} is no day.`);
  const row = {
    code: code.toUpperCase(),
    type: kind === "fixed" ? "F" : "P",
    discount: value,
    active: "Y",
    validTill: until === undefined ? null : new Date(Date.parse(until)).toISOString(),
  } as const;
  await withScope(pool, SYSTEM, (tx) =>
    tx.insert(promocode).values(row).onConflictDoUpdate({ target: promocode.code, set: row }),
  );
  return done(
    `${row.code} takes ${kind === "fixed" ? `CAD ${discount.toFixed(2)}` : `${discount} %`} off.`,
  );
}

/** What `npm run admin -- <command> …` can do. */
export const COMMANDS: Readonly<
  Record<string, (pool: pg.Pool, words: readonly string[]) => Promise<Done>>
> = {
  master,
  promocode: promo,
  outbox: outboxCommand,
  "outbox-retry": outboxRetryCommand,
  "ingest-secret": ingestSecretCommand,
};

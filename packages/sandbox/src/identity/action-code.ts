import { secondsLater } from "../clock.ts";
import { firstRow, type Queryable } from "../database/queryable.ts";
import type { Account } from "./account.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import { digest, newSecret } from "./secrets.ts";

export type ActionKind = "VERIFY_EMAIL" | "PASSWORD_RESET";
export interface Action {
  readonly localId: string;
  readonly email: string;
  readonly kind: ActionKind;
}

/** Seconds a code of a mail stays good. */
const VALID_SECONDS = 3600;
const MODES: Record<ActionKind, string> = {
  VERIFY_EMAIL: "verifyEmail",
  PASSWORD_RESET: "resetPassword",
};

/** Makes a one-time code and returns the link that carries it to the product's own page. */
export async function newActionLink(
  context: IdentityContext,
  db: Queryable,
  account: Account,
  kind: ActionKind,
  continueUrl: unknown,
): Promise<string> {
  const code = newSecret();
  await db.query(
    `insert into sandbox.action_code (code_hash, local_id, email, kind, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [
      digest(code),
      account.localId,
      account.email,
      kind,
      secondsLater(context.clock.now(), VALID_SECONDS),
    ],
  );
  const site = typeof continueUrl === "string" ? URL.parse(continueUrl)?.origin : undefined;
  const link = new URL(context.actionUrl(site ?? ""));
  link.searchParams.set("mode", MODES[kind]);
  link.searchParams.set("oobCode", code);
  link.searchParams.set("apiKey", "embedded");
  link.searchParams.set("lang", "en");
  if (typeof continueUrl === "string") link.searchParams.set("continueUrl", continueUrl);
  return link.href;
}

interface CodeRow {
  local_id: string;
  email: string;
  kind: ActionKind;
  expires_at: Date;
}

async function findAction(
  context: IdentityContext,
  db: Queryable,
  code: unknown,
  statement: string,
): Promise<Action> {
  if (typeof code !== "string" || code === "") throw new IdentityApiError("MISSING_OOB_CODE");
  const row = await firstRow<CodeRow>(db, statement, [digest(code)]);
  if (!row) throw new IdentityApiError("INVALID_OOB_CODE");
  if (row.expires_at <= context.clock.now()) throw new IdentityApiError("EXPIRED_OOB_CODE");
  return { localId: row.local_id, email: row.email, kind: row.kind };
}

/** What a code is for; the code stays good. */
export const readAction = (context: IdentityContext, db: Queryable, code: unknown) =>
  findAction(context, db, code, "select * from sandbox.action_code where code_hash = $1");

/** Uses a code up: of two attempts one gets it [SBX-I7]. A code made for another purpose stays untouched. */
export const consumeAction = (
  context: IdentityContext,
  db: Queryable,
  code: unknown,
  kind: ActionKind,
) =>
  findAction(
    context,
    db,
    code,
    `delete from sandbox.action_code where code_hash = $1 and kind = '${kind}' returning *`,
  );

import type { Queryable } from "../database/queryable.ts";
import type { Account } from "./account.ts";
import { newActionLink, type ActionKind } from "./action-code.ts";
import type { IdentityContext } from "./identity-context.ts";

const TEXTS: Record<ActionKind, { subject: string; text: string }> = {
  VERIFY_EMAIL: {
    subject: "Verify your email",
    text: "Follow the link to verify your email address. If you did not ask for it, you can ignore this mail.",
  },
  PASSWORD_RESET: {
    subject: "Reset your password",
    text: "Follow the link to choose a new password. If you did not ask for it, you can ignore this mail.",
  },
};

/** Sends the mail with a one-time link. */
export async function mailAction(
  context: IdentityContext,
  db: Queryable,
  account: Account,
  kind: ActionKind,
  continueUrl: unknown,
): Promise<void> {
  const link = await newActionLink(context, db, account, kind, continueUrl);
  await context.deliver(db, { to: account.email, ...TEXTS[kind], link });
}

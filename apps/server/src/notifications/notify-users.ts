import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { NotificationKind } from "@marquee/domain/notifications/notification.schema";
import { notificationMail as mailOf } from "@marquee/domain/notifications/notification-text";
import { isNotified } from "@marquee/domain/notifications/notified-users";
import { and, eq, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { appUser, notification, notificationMail, rolePrivilege } from "../schema/schema.ts";

/** A company with more users has only so many of them notified. */
const MOST = 500;

/** A fact that users are notified of. */
export interface Fact {
  /** Names it: a user is notified of it once. */
  readonly key: string;
  readonly kind: NotificationKind;
  readonly name: string;
  readonly subject: string;
  readonly amount: number | null;
}

interface Company {
  readonly companyId: string;
  readonly storeId: string | null;
}

type Candidate = Actor & { readonly email: string };

/** The users of a company, as far as the rules need to know them. */
const companyUsers = (tx: Tx, companyId: string): PromiseLike<Candidate[]> =>
  tx
    .select({
      email: appUser.email,
      companyId: appUser.companyId,
      storeId: appUser.storeId,
      isMaster: appUser.isMaster,
      isAgentUser: appUser.isAgent,
      isShopify: appUser.isShopify,
      privilegeCode: sql<
        string[]
      >`array(select held.privilege_code from ${rolePrivilege} held where held.role_id = app_user.role_id)`,
    })
    .from(appUser)
    .where(and(eq(appUser.companyId, companyId), eq(appUser.authType, "A")))
    .orderBy(appUser.email)
    .limit(MOST);

/** Stores a notification for each of these users, and a mail for those who want one, in the transaction of the fact (NOTE-1, NOTE-6). */
async function notify(tx: Tx, recipients: readonly string[], fact: Fact, now: Date): Promise<void> {
  if (recipients.length === 0) return;
  const createdOn = now.toISOString();
  // Without a target: naming one would read the rows, which are their users' alone.
  await tx
    .insert(notification)
    .values(recipients.map((recipient) => ({ id: newId(), recipient, ...fact, createdOn })))
    .onConflictDoNothing();
  const mailed = await tx
    .select({ recipient: notificationMail.recipient })
    .from(notificationMail)
    .where(isAmong(notificationMail.recipient, recipients));
  for (const { recipient } of mailed)
    await enqueue(tx, mailJob(`notification:${fact.key}:${recipient}`, recipient, mailOf(fact)));
}

/** Tells those users of a company whom the fact concerns (NOTE-2). */
export async function notifyCompany(
  tx: Tx,
  { companyId, storeId }: Company,
  fact: Fact,
  now: Date,
): Promise<void> {
  const users = await companyUsers(tx, companyId);
  const recipients = users.filter((user) => isNotified(fact.kind, user, storeId));
  await notify(
    tx,
    recipients.map(({ email }) => email),
    fact,
    now,
  );
}

/** Tells one user (NOTE-2). */
export const notifyUser = (tx: Tx, email: string, fact: Fact, now: Date): Promise<void> =>
  notify(tx, [email], fact, now);

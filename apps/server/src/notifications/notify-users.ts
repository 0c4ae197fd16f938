import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type {
  CompanyKind,
  NotificationKind,
  StaffKind,
} from "@marquee/domain/notifications/notification.schema";
import { isNotified, isStaffNotified } from "@marquee/domain/notifications/notified-users";
import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { appUser, notification, notificationMail, rolePrivilege } from "../schema/schema.ts";
import { notificationJob } from "./mail-notification.ts";

/** How many users of a company are notified at most. */
const MOST = 500;

/** A fact that users are notified of. */
export interface NotifiedEvent<Kind extends NotificationKind = NotificationKind> {
  /** Names it: a user is notified of it once. */
  readonly key: string;
  readonly kind: Kind;
  readonly name: string;
  readonly subject: string;
  readonly amount: number | null;
}

interface Company {
  readonly companyId: string;
  readonly storeId: string | null;
}

type Candidate = Actor & { readonly email: string };

/** Users, as far as the rules need to know them. */
const usersWhere = (tx: Tx, condition: SQL | undefined): PromiseLike<Candidate[]> =>
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
    .where(and(condition, eq(appUser.authType, "A")))
    .orderBy(appUser.email)
    .limit(MOST);

/** Stores a notification for each of these users, and a mail for those who want one, in the transaction of the fact (NOTE-1, NOTE-6). */
async function notify(
  tx: Tx,
  recipients: readonly string[],
  event: NotifiedEvent,
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  const createdOn = now.toISOString();
  // Without a target: naming one would read the rows, which are their users' alone.
  await tx
    .insert(notification)
    .values(recipients.map((recipient) => ({ id: newId(), recipient, ...event, createdOn })))
    .onConflictDoNothing();
  const mailed = await tx
    .select({ recipient: notificationMail.recipient })
    .from(notificationMail)
    .where(
      and(
        isAmong(notificationMail.recipient, recipients),
        sql`${event.kind} = any(${notificationMail.kinds})`,
      ),
    );
  for (const { recipient } of mailed) await enqueue(tx, notificationJob(recipient, event));
}

/** Notifies the users of a company whom the fact concerns (NOTE-2). */
export async function notifyCompany(
  tx: Tx,
  { companyId, storeId }: Company,
  event: NotifiedEvent<CompanyKind>,
  now: Date,
): Promise<void> {
  const users = await usersWhere(tx, eq(appUser.companyId, companyId));
  const recipients = users.filter((user) => isNotified(event.kind, user, storeId));
  await notify(
    tx,
    recipients.map(({ email }) => email),
    event,
    now,
  );
}

/** Tells one user (NOTE-2). */
export const notifyUser = (tx: Tx, email: string, event: NotifiedEvent, now: Date): Promise<void> =>
  notify(tx, [email], event, now);

/** Removes notifications of a subject that are no longer true (NOTE-14, NOTE-15), of one user, or of all if null. */
export const removeNotifications = (
  tx: Tx,
  recipient: string | null,
  { kind, subject }: Pick<NotifiedEvent, "kind" | "subject">,
): PromiseLike<unknown> =>
  tx
    .delete(notification)
    .where(
      and(
        recipient === null ? undefined : eq(notification.recipient, recipient),
        eq(notification.kind, kind),
        eq(notification.subject, subject),
      ),
    );

/** Marks notifications of a subject as read once it no longer waits (NOTE-16). */
export const markDone = (
  tx: Tx,
  { kind, subject }: Pick<NotifiedEvent, "kind" | "subject">,
  now: Date,
): PromiseLike<unknown> =>
  tx
    .update(notification)
    .set({ readOn: now.toISOString() })
    .where(
      and(
        eq(notification.kind, kind),
        eq(notification.subject, subject),
        isNull(notification.readOn),
      ),
    );

/** Tells those users who act across companies and may do what waits (NOTE-10); under the scope of the system alone, which sees them. */
export async function notifyStaff(
  tx: Tx,
  event: NotifiedEvent<StaffKind>,
  now: Date,
): Promise<void> {
  const staff = await usersWhere(tx, or(eq(appUser.isMaster, "Y"), eq(appUser.isAgent, "Y")));
  const recipients = staff.filter((user) => isStaffNotified(event.kind, user));
  await notify(
    tx,
    recipients.map(({ email }) => email),
    event,
    now,
  );
}

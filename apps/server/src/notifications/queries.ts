import type { Contract } from "@marquee/api/contract/contract";
import {
  Notification,
  type NotificationKind,
} from "@marquee/domain/notifications/notification.schema";
import { and, eq, isNull } from "drizzle-orm";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isAmong } from "../platform/database/is-among.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { RequestContext, TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { ofPersonInScope } from "../platform/tenancy/with-scope.ts";
import { notification, notificationMail } from "../schema/schema.ts";

const tenantFilter = (scope: Scope) => ofPersonInScope(scope, notification.recipient);

/** The notifications of one user, the newest first (NOTE-7). */
export const listNotifications = defineList<
  Contract["notifications"]["all"],
  { readonly recipient: string }
>({
  from: notification,
  id: notification.id,
  select: (tx) => tx.select(columnsOf(notification, Notification)).from(notification),
  tenantFilter,
  filters: { recipient: (recipient) => eq(notification.recipient, recipient) },
  sorts: { createdOn: notification.createdOn },
  sortedBy: "-createdOn",
  search: [notification.name],
});

const ownUnread = ({ scope }: TransactionContext, recipient: string) =>
  and(tenantFilter(scope), eq(notification.recipient, recipient), isNull(notification.readOn));

/** How many notifications a user has not read. */
export const countUnread = (context: TransactionContext, recipient: string): Promise<number> =>
  context.tx.$count(notification, ownUnread(context, recipient));

/** Marks notifications of the caller as read, all of them if none are named; those of others are passed over. */
export const markRead = (
  context: RequestContext,
  ids: readonly string[] | null,
): PromiseLike<unknown> =>
  context.tx
    .update(notification)
    .set({ readOn: context.now.toISOString() })
    .where(
      and(
        ownUnread(context, context.user.email),
        ids === null ? undefined : isAmong(notification.id, ids),
      ),
    );

/** The kinds of notifications that a user has mailed. */
export async function mailedKinds(
  { tx }: TransactionContext,
  recipient: string,
): Promise<readonly NotificationKind[]> {
  const [row] = await tx
    .select({ kinds: notificationMail.kinds })
    .from(notificationMail)
    .where(eq(notificationMail.recipient, recipient));
  return row?.kinds ?? [];
}

/** Has the caller's notifications of these kinds mailed from now on, and no others. */
export async function setMailedKinds(
  { tx, user, now }: RequestContext,
  chosen: readonly NotificationKind[],
): Promise<void> {
  const kinds = [...new Set(chosen)];
  await tx
    .insert(notificationMail)
    .values({ recipient: user.email, createdOn: now.toISOString(), kinds })
    .onConflictDoUpdate({ target: notificationMail.recipient, set: { kinds } });
}

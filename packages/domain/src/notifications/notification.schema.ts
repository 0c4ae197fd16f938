import { Schema } from "effect";
import { ListOf } from "../wire/draft-field.schema.ts";
import { Amount, Id, Instant } from "../wire/field.schema.ts";
import { type COMPANY_KINDS, NOTIFICATION_KINDS, type STAFF_KINDS } from "./notification-kinds.ts";

export type CompanyKind = (typeof COMPANY_KINDS)[number];
export type StaffKind = (typeof STAFF_KINDS)[number];
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const Kind = Schema.Literals(NOTIFICATION_KINDS);

/** Something that a user is notified of. Its words follow from its kind (`notificationText`). */
export const Notification = Schema.Struct({
  id: Id,
  kind: Kind,
  /** The branch, the campaign, the card or the company; empty if it is about none. */
  name: Schema.String,
  /** The id of what it leads to; empty if it leads to a list. */
  subject: Schema.String,
  /** CAD of a payment; null for everything else. */
  amount: Schema.NullOr(Amount),
  createdOn: Instant,
  /** When it was read; null until then. */
  readOn: Schema.NullOr(Instant),
}).annotate({ identifier: "Notification" });
export type Notification = typeof Notification.Type;

/** Which notifications were read; all of them if none are named. */
export const ReadNotifications = Schema.Struct({
  ids: Schema.NullOr(ListOf(Id, 100)),
}).annotate({ identifier: "ReadNotifications" });
export type ReadNotifications = typeof ReadNotifications.Type;

/** How many notifications a user has not read. */
export const UnreadCount = Schema.Struct({ unread: Schema.Int }).annotate({
  identifier: "UnreadCount",
});

/** Which kinds of their notifications a user gets by mail, too. */
export const NotificationMail = Schema.Struct({
  kinds: ListOf(Kind, NOTIFICATION_KINDS.length),
}).annotate({ identifier: "NotificationMail" });
export type NotificationMail = typeof NotificationMail.Type;

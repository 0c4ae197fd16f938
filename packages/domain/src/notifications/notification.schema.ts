import { Schema } from "effect";
import { ListOf } from "../wire/draft-field.schema.ts";
import { Amount, Id, Instant } from "../wire/field.schema.ts";

export const NOTIFICATION_KINDS = [
  "storeApproved",
  "storeUnapproved",
  "campaignEnds",
  "paymentFailed",
  "billRejected",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Something that a user is notified of. Its words follow from its kind (`notificationText`). */
export const Notification = Schema.Struct({
  id: Id,
  kind: Schema.Literals(NOTIFICATION_KINDS),
  /** The branch or the campaign; empty if a payment was for neither. */
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

/** Whether a user gets their notifications by mail, too. */
export const NotificationMail = Schema.Struct({ byMail: Schema.Boolean }).annotate({
  identifier: "NotificationMail",
});
export type NotificationMail = typeof NotificationMail.Type;

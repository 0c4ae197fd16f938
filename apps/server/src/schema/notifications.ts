import { NOTIFICATION_KINDS } from "@marquee/domain/notifications/notification-kinds";
import type { NotificationKind } from "@marquee/domain/notifications/notification.schema";
import { sql } from "drizzle-orm";
import { check, index, pgPolicy, pgTable, text, unique } from "drizzle-orm/pg-core";
import { amount, instant, personPolicy } from "../platform/database/columns.ts";

/** What a user is told of. No foreign key to users: one removed at the same moment must not make a payment fail. */
export const notification = pgTable(
  "notification",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    /** Names the fact, so that a user is told of it once. */
    key: text().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    name: text().notNull(),
    subject: text().notNull(),
    amount: amount(),
    createdOn: instant("created_on").notNull(),
    readOn: instant("read_on"),
  },
  (table) => [
    unique("notification_once").on(table.recipient, table.key),
    index("notification_list").on(table.recipient, table.createdOn.desc(), table.id),
    index("notification_key").on(table.key),
    index("notification_age").on(table.createdOn),
    check(
      "notification_kind",
      sql`${table.kind} in ${sql.raw(`('${NOTIFICATION_KINDS.join("', '")}')`)}`,
    ),
    personPolicy("notification", "recipient"),
    // A notification is inserted in the scope of the user who causes it.
    pgPolicy("notification_tell", { for: "insert", to: "public", withCheck: sql`true` }),
  ],
);

/** Which kinds of their notifications users have mailed, too. */
export const notificationMail = pgTable(
  "notification_mail",
  {
    recipient: text().primaryKey(),
    createdOn: instant("created_on").notNull(),
    kinds: text().array().$type<NotificationKind[]>().notNull(),
  },
  (table) => [
    check(
      "notification_mail_kinds",
      sql`${table.kinds} <@ ${sql.raw(`array['${NOTIFICATION_KINDS.join("', '")}']`)}`,
    ),
    personPolicy("notification_mail", "recipient"),
    pgPolicy("notification_mail_read", { for: "select", to: "public", using: sql`true` }),
  ],
);

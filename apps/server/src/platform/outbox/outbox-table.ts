import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../database/columns.ts";

/**
 * Work of our own that is due: written in the transaction of the fact it follows from, done by whichever server
 * takes it (docs/specs/outbox.md). The key names the fact, so that a fact is followed up once.
 */
export const outbox = pgTable(
  "outbox",
  {
    key: text().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** The time by the product's clock. */
    dueAt: instant("due_at").notNull(),
    /** How often it was tried since it was written down, or since a user revived it. */
    attempts: integer().notNull().default(0),
    /** Rises with every lease: the worker with the last one works on it, and no other can report on it. */
    fence: integer().notNull().default(0),
    /** The time by the database's clock, which no user puts forward. */
    leasedUntil: instant("leased_until"),
    doneOn: instant("done_on"),
    deadOn: instant("dead_on"),
    lastError: text("last_error"),
    createdOn: instant("created_on")
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index("outbox_due")
      .on(table.dueAt, table.createdOn)
      .where(sql`${table.doneOn} is null and ${table.deadOn} is null`),
    index("outbox_dead")
      .on(table.deadOn.desc())
      .where(sql`${table.deadOn} is not null`),
    index("outbox_done").using("brin", table.doneOn).with({ autosummarize: true }).concurrently(),
    // The receipts of an invoice that users had mailed again, by the part of the key that names it (invoices/mail-keys.ts).
    index("outbox_receipt_again")
      .on(sql`split_part(${table.key}, ':', -2)`, table.createdOn)
      .where(sql`${table.key} like 'receipt-again:%'`)
      .concurrently(),
    // The mails of a refund, and of one that came back, by the part of the key that names the payment or the refund.
    index("outbox_refund_mail")
      .on(sql`split_part(${table.key}, ':', 2)`)
      .where(sql`${table.key} like 'refunded:%' or ${table.key} like 'refund-returned:%'`)
      .concurrently(),
    check("outbox_end", sql`${table.doneOn} is null or ${table.deadOn} is null`),
    systemPolicy("outbox"),
    // Facts are written under any scope; what follows from them is read by the system alone.
    pgPolicy("outbox_enqueue", { for: "insert", to: "public", withCheck: sql`true` }),
  ],
);

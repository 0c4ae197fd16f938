import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, personPolicy, systemPolicy } from "../platform/database/columns.ts";
import { appUser } from "./users.ts";

/** The customer that a user is at the card provider. Created when they first save a card, and of no use outside the server. */
export const cardCustomer = pgTable(
  "card_customer",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => appUser.email, { onUpdate: "cascade" }),
    customerId: text("customer_id").notNull().unique(),
    createdOn: instant("created_on").notNull(),
  },
  () => [systemPolicy("card_customer")],
);

/** A card that a user keeps for later: no more of it than the provider shows. It is the user's, and moves with them. */
export const savedCard = pgTable(
  "saved_card",
  {
    /** The provider's id of the card, which is good for this user's payments alone. */
    cardId: text("card_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => appUser.email, { onUpdate: "cascade" }),
    brand: text().notNull(),
    last4digit: text("last4digit").notNull(),
    expMonth: integer("exp_month").notNull(),
    expYear: integer("exp_year").notNull(),
    /** Distinguishes one card from another; the same for every time it is saved. */
    fingerprint: text().notNull(),
    createdOn: instant("created_on").notNull(),
    /** The one that a payment begins with. A trigger sees to it that each owner of cards has one (PAYSRV-K18). */
    isDefault: boolean("is_default").notNull().default(false),
  },
  (table) => [
    uniqueIndex("saved_card_default_once")
      .on(table.userId)
      .where(sql`${table.isDefault}`),
    unique("saved_card_once").on(table.userId, table.fingerprint),
    check("saved_card_digits", sql`${table.last4digit} ~ '^[0-9]{4}$'`),
    check("saved_card_expiry", sql`${table.expMonth} between 1 and 12`),
    personPolicy("saved_card", "user_id"),
  ],
);

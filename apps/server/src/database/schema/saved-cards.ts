import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, tenantPolicy } from "../columns.ts";
import { appUser } from "./users.ts";

/** Who a person is to the card provider. Made when they first keep a card. */
export const cardCustomer = pgTable(
  "card_customer",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => appUser.email, { onUpdate: "cascade" }),
    /** The person's company, or null for those who have none. */
    companyId: text("company_id"),
    customerId: text("customer_id").notNull().unique(),
    createdOn: instant("created_on").notNull(),
  },
  () => [tenantPolicy("card_customer", "company_id")],
);

/** A card that a person keeps for later: never more of it than the provider shows. */
export const savedCard = pgTable(
  "saved_card",
  {
    /** The provider's id of the card, which is good for this person's payments alone. */
    cardId: text("card_id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => appUser.email, { onUpdate: "cascade" }),
    companyId: text("company_id"),
    brand: text().notNull(),
    last4digit: text("last4digit").notNull(),
    expMonth: integer("exp_month").notNull(),
    expYear: integer("exp_year").notNull(),
    /** Tells one card from another; the same for every time it is kept. */
    fingerprint: text().notNull(),
    createdOn: instant("created_on").notNull(),
  },
  (table) => [
    unique("saved_card_once").on(table.userId, table.fingerprint),
    index("saved_card_company").on(table.companyId),
    check("saved_card_digits", sql`${table.last4digit} ~ '^[0-9]{4}$'`),
    check("saved_card_expiry", sql`${table.expMonth} between 1 and 12`),
    tenantPolicy("saved_card", "company_id"),
  ],
);

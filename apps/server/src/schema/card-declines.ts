import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../platform/database/columns.ts";

/** A decline of a card, by whom it is counted (DECLINE-1). It holds nothing that the provider does not show. */
export const cardDecline = pgTable(
  "card_decline",
  {
    /** The outcome that it is recorded as. */
    outcomeKey: text("outcome_key").primaryKey(),
    /** The user who opened the checkout. */
    payer: text().notNull(),
    /** The fingerprint of the card, if the provider shows it. */
    card: text(),
    /** The family of the card, if the provider shows the card (DECLINE-5). */
    family: text(),
    /** The address that was last given what confirms the payment. */
    address: text(),
    /** The first decline of the burst that it is one of (DECLINE-4). */
    burst: text().notNull(),
    declinedOn: instant("declined_on").notNull(),
  },
  (table) => [
    index("card_decline_payer").on(table.payer, table.declinedOn.desc()),
    index("card_decline_card").on(table.card, table.declinedOn.desc()),
    index("card_decline_family").on(table.family, table.declinedOn.desc()),
    index("card_decline_address").on(table.address, table.declinedOn.desc()),
    index("card_decline_on").on(table.declinedOn),
    systemPolicy("card_decline"),
  ],
);

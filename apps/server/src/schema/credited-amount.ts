import { sql } from "drizzle-orm";
import { creditNote, invoice } from "./invoices.ts";

/** What the credit notes of a row's invoice come to, those that were voided left out; null if it has none (INV-C3). */
export const creditedAmount = sql`(select sum(n.amount) from ${creditNote} n where n.invoice_key = ${invoice.id} and n.voided_on is null)`;

import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** How a provider's payments are named to users: `Card` for Stripe's, else `PayPal`. */
export const paymentTypeOf = (provider: AnyPgColumn): SQL<"Card" | "PayPal"> =>
  sql`case ${provider} when 'stripe' then 'Card' else 'PayPal' end`;

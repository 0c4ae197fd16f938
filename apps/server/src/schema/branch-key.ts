import { foreignKey, type AnyPgColumn } from "drizzle-orm/pg-core";
import { store } from "./stores.ts";

/** The branch a row belongs to, by company and branch together: no row can name a branch of another company. */
export const branchKey = (row: {
  readonly companyId: AnyPgColumn;
  readonly storeId: AnyPgColumn;
}) =>
  foreignKey({
    columns: [row.companyId, row.storeId],
    foreignColumns: [store.companyId, store.id],
  });

import { foreignKey, type AnyPgColumn } from "drizzle-orm/pg-core";
import { campaign } from "./campaigns.ts";

/** The campaign a row belongs to: of the row's own company, or none. */
export const campaignKey = (row: {
  readonly companyId: AnyPgColumn;
  readonly campaignId: AnyPgColumn;
}) =>
  foreignKey({
    columns: [row.companyId, row.campaignId],
    foreignColumns: [campaign.companyId, campaign.id],
  });

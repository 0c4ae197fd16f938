import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { campaign, store } from "../schema/schema.ts";
import type { ItemColumns } from "./status-condition.ts";

/** The table of offers or of products. */
export interface ItemTable extends PgTable, ItemColumns {
  readonly id: PgColumn;
  readonly companyId: PgColumn;
  readonly storeId: PgColumn;
  readonly campaignId: PgColumn;
  readonly createdOn: PgColumn;
}

/** The branch of an item. */
export const itsStore = (item: Pick<ItemTable, "companyId" | "storeId">): SQL | undefined =>
  and(eq(store.companyId, item.companyId), eq(store.id, item.storeId));

/** The campaign that an item is in now; it may be in none. */
export const itsCampaign = (item: Pick<ItemTable, "companyId" | "campaignId">): SQL | undefined =>
  and(eq(campaign.companyId, item.companyId), eq(campaign.id, item.campaignId));

/**
 * The ids that the joined campaign has in a table of its own, in one order; most items have no campaign, and do not query
 * that table. The tables are ours, so their names are no input.
 */
export const campaignIds = (table: string, column: string) =>
  sql<string[]>`
    case when ${campaign.id} is null then '{}' else array(
      select ${sql.identifier(column)}
      from ${sql.identifier(table)}
      where campaign_id = ${campaign.id}
      order by 1
    ) end
  `;

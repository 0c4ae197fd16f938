import type { Issue } from "@marquee/domain/validation/rule";
import { eq } from "drizzle-orm";
import type { Work } from "../platform/tenancy/work.ts";
import { beacon, billRating, catalogItem, sectionItem } from "../schema/schema.ts";
import { itemRefusals as say } from "./messages.ts";

/**
 * What is recorded of offers and products and never moves with them: what shoppers did and rated, and where the shop
 * platform knows them. Each row is of the item's company by a foreign key.
 */
export const RECORDS = [beacon, billRating, catalogItem, sectionItem] as const;

/** An item of which something is recorded keeps its company (OFFER-T16, PRODUCT-T11). */
export async function brokenCompanyMove(
  stored: { readonly id: string; readonly companyId: string },
  draft: { readonly companyId: string },
  { tx }: Work,
  { rule, item }: { readonly rule: string; readonly item: "offerId" | "productId" },
): Promise<readonly Issue[]> {
  if (stored.companyId === draft.companyId) return [];
  for (const table of RECORDS)
    if ((await tx.$count(table, eq(table[item], stored.id))) > 0)
      return [{ rule, field: "companyId", message: say.recorded }];
  return [];
}

import type { Issue } from "@marquee/domain/validation/rule";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { beacon, billRating, catalogItem, offer, product, sectionItem } from "../schema/schema.ts";
import { itemRefusals as refusals } from "./messages.ts";

/** The records of offers and products that never move with them. By a foreign key each row belongs to the item's company. */
export const RECORDS = [beacon, billRating, catalogItem, sectionItem] as const;

const ITEMS = { offerId: offer, productId: product } as const;

/** An item of which something is recorded keeps its company (OFFER-T16, PRODUCT-T11); rows that name one lock its key. */
export async function companyMoveIssues(
  stored: { readonly id: string; readonly companyId: string },
  draft: { readonly companyId: string },
  { tx }: RequestContext,
  { rule, item }: { readonly rule: string; readonly item: keyof typeof ITEMS },
): Promise<readonly Issue[]> {
  if (stored.companyId === draft.companyId) return [];
  const { id } = ITEMS[item];
  await tx.select({ id }).from(ITEMS[item]).where(eq(id, stored.id)).for("update");
  for (const table of RECORDS)
    if ((await tx.$count(table, eq(table[item], stored.id))) > 0)
      return [{ rule, field: "companyId", message: refusals.recorded }];
  return [];
}

import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { SectionConfiguration } from "@marquee/domain/sections/section.schema";
import { and, eq, isNull } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import type { TransactionContext, RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { company, offer, product, sectionConfiguration, sectionItem } from "../schema/schema.ts";

const tenantFilter = (scope: Scope) => inScope(scope, sectionConfiguration.companyId);

/** An offer or product of ours, by its id on the shop platform. */
export interface ShopItem {
  readonly companyId: string;
  readonly shopId: string;
  readonly offerId: string | null;
  readonly productId: string | null;
}

/** The items of companies on the shop platform that have these ids there; of one company, if it is named. */
export async function findShopItems(
  { tx, scope }: TransactionContext,
  type: CampaignFor,
  shopIds: readonly string[],
  companyId: string | undefined,
): Promise<readonly ShopItem[]> {
  const items = type === "offer" ? offer : product;
  const shopId = type === "offer" ? offer.shopifyCollectionId : product.shopifyProductId;
  const rows = await tx
    .select({ id: items.id, companyId: items.companyId, shopId })
    .from(items)
    .innerJoin(company, and(eq(company.id, items.companyId), eq(company.isShopify, "Y")))
    .where(
      and(
        inScope(scope, items.companyId, items.storeId),
        isAmong(shopId, shopIds),
        type === "product" ? eq(product.isVariant, "N") : undefined,
        companyId === undefined ? undefined : eq(items.companyId, companyId),
      ),
    );
  return rows.map((row) => ({
    companyId: row.companyId,
    shopId: row.shopId ?? "",
    offerId: type === "offer" ? row.id : null,
    productId: type === "product" ? row.id : null,
  }));
}

/** The shop-platform ids of a company that a section shows already. */
export async function shownShopIds(
  { tx, scope }: TransactionContext,
  { section, type }: Pick<SectionConfiguration, "section" | "type">,
  companyId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ shopId: sectionItem.shopId })
    .from(sectionItem)
    .innerJoin(sectionConfiguration, eq(sectionConfiguration.id, sectionItem.configurationId))
    .where(
      and(
        tenantFilter(scope),
        eq(sectionConfiguration.companyId, companyId),
        eq(sectionConfiguration.section, section),
        eq(sectionConfiguration.type, type),
        isNull(sectionItem.removedOn),
      ),
    );
  return new Set(rows.map(({ shopId }) => shopId));
}

/** What a configuration was made from; undefined if the scope has none of this id. */
export async function findConfiguration(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<{ readonly createHash: string } | undefined> {
  const [row] = await tx
    .select({ createHash: sectionConfiguration.createHash })
    .from(sectionConfiguration)
    .where(and(tenantFilter(scope), eq(sectionConfiguration.id, id)));
  return row;
}

/** Stores a configuration with its items in their order; false if the id is taken. */
export async function insertConfiguration(
  { tx, user, now }: RequestContext,
  { id, section, type }: SectionConfiguration,
  items: readonly ShopItem[],
  createHash: string,
): Promise<boolean> {
  const companyId = items[0]?.companyId ?? "";
  const rows = await tx
    .insert(sectionConfiguration)
    .values({
      id,
      section,
      companyId,
      type,
      createdBy: user.name,
      createdOn: now.toISOString(),
      createHash,
    })
    .onConflictDoNothing({ target: sectionConfiguration.id })
    .returning({ id: sectionConfiguration.id });
  if (rows.length === 0) return false;
  await tx
    .insert(sectionItem)
    .values(items.map((item, position) => ({ ...item, configurationId: id, type, position })));
  return true;
}

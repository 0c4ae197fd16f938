import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import { sectionMessages as messages } from "@marquee/domain/sections/messages";
import { maySelectSection } from "@marquee/domain/sections/section-choice";
import type { SectionConfiguration } from "@marquee/domain/sections/section.schema";
import { SECTION_OFFERS } from "@marquee/domain/sections/shop-section-rules";
import { requestHash } from "../platform/http/request-hash.ts";
import { createOnce } from "../platform/records/create-once.ts";
import { conflict, invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import {
  findConfiguration,
  findShopItems,
  insertConfiguration,
  shownShopIds,
  type ShopItem,
} from "./configuration-queries.ts";
import { sectionRecord } from "./queries.ts";
import { lockSection } from "./section-lock.ts";

const issue = (rule: string, field: string, message: string) => invalid([{ rule, field, message }]);

/** What the specification's form is checked by and the body contains (SHOPSECTION-V3, V5 and V6, SHOPSECTION-T1). */
function refuseBody({ section, products, type }: SectionConfiguration): Refusal | null {
  if (section === "") return issue("SHOPSECTION-V3", "section", messages.configurationMissing);
  if (products.length === 0)
    return type === "offer"
      ? issue("SHOPSECTION-V5", "offers", messages.offersMissing)
      : issue("SHOPSECTION-V6", "products", messages.productMissing);
  return type === "offer" && products.length > SECTION_OFFERS
    ? issue("SHOPSECTION-T1", "offers", messages.oneOffer)
    : null;
}

/** Whether the section can be chosen now for this kind of items (SECTION-C1). */
async function refuseSection(
  context: RequestContext,
  id: string,
  type: CampaignFor,
): Promise<Refusal | null> {
  const section = await sectionRecord.find(context, id);
  return section && maySelectSection(section, type, context.now)
    ? null
    : issue("SHOPSECTION-T2", "section", messages.notSelectable);
}

/** The items of one company on the shop platform that have these ids there, in the order of the body (SHOPSECTION-T3). */
async function chooseItems(
  context: RequestContext,
  { products, type }: SectionConfiguration,
  companyId: string | undefined,
): Promise<readonly ShopItem[] | Refusal> {
  const stored = await findShopItems(context, type, products, companyId);
  const companies = new Set(stored.map((item) => item.companyId));
  const byId = new Map(stored.map((item) => [item.shopId, item]));
  const chosen = products.flatMap((id) => byId.get(id) ?? []);
  return companies.size === 1 && chosen.length === products.length
    ? chosen
    : issue("SHOPSECTION-T3", `${type}s`, messages.foreignShopItems);
}

/** What is stored, once nothing is wrong with it (SHOPSECTION-T1 to SHOPSECTION-T4). */
async function prepare(
  context: RequestContext,
  body: SectionConfiguration,
  companyId: string | undefined,
): Promise<readonly ShopItem[] | Refusal> {
  const refused = refuseBody(body);
  if (refused) return refused;
  // of equal requests at once the second finds the items of the first, and none is added to a section that is being switched
  await lockSection(context.tx, body.section);
  const closed = await refuseSection(context, body.section, body.type);
  if (closed) return closed;
  const items = await chooseItems(context, body, companyId);
  if (items instanceof Refusal) return items;
  const shown = await shownShopIds(context, body, items[0]?.companyId ?? "");
  return items.some(({ shopId }) => shown.has(shopId))
    ? issue("SHOPSECTION-T4", `${body.type}s`, messages.shownAlready)
    : items;
}

/**
 * Puts items of a company on the shop platform into a section (SHOPSECTION-T5). The same id and content again return what
 * the first call made. `companyId` says whose the ids are; without it they must be of one company alone.
 */
export function configureShop(
  context: RequestContext,
  given: SectionConfiguration,
  companyId: string | undefined,
): Promise<SectionConfiguration | Refusal> {
  const body = { ...given, products: [...new Set(given.products)] };
  const createHash = requestHash({ ...body, companyId });
  const refuseTaken = () => conflict(messages.configurationTaken);
  return createOnce<readonly ShopItem[], SectionConfiguration>({
    findEarlier: async () => {
      const earlier = await findConfiguration(context, body.id);
      if (earlier === undefined) return undefined;
      return earlier.createHash === createHash ? body : refuseTaken();
    },
    prepare: () => prepare(context, body, companyId),
    insert: (items) => insertConfiguration(context, body, items, createHash),
    find: () => Promise.resolve(body),
    taken: refuseTaken,
  });
}

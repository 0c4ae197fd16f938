import type { Page } from "@marquee/api/http/call";
import type { Offer, OfferType, StatusFilter } from "@marquee/domain/offers/offer.schema";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { campaign, offer, store } from "../database/schema/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { holdsText, orderOf, pageOf, type ListQuery } from "../lists/list-query.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";
import { ofItsCampaign, ofItsStore, selectOffers } from "./select-offers.ts";
import { statusCondition } from "./status-condition.ts";
import { countItems, tallyItems, totalFor } from "./status-counts.ts";

const SORT = {
  heading: offer.heading,
  subHeading: offer.subHeading,
  type: offer.type,
  storeName: store.storeName,
  campaignName: campaign.campaignName,
  validFrom: offer.validFrom,
  validTill: offer.validTill,
  createdBy: offer.createdBy,
  createdOn: offer.createdOn,
  updatedOn: offer.updatedOn,
} as const;

export interface OfferListing extends ListQuery {
  readonly status: StatusFilter;
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | undefined;
  readonly type?: OfferType | undefined;
}

const optionally = <Value>(
  value: Value | null | undefined,
  condition: (value: Value) => SQL,
): SQL | undefined => (value === null || value === undefined ? undefined : condition(value));

/** Everything the listing asks for but its status: what the counts of the tabs are taken over (LIST-C1). */
const filterOf = (
  { scope }: Work,
  { companyId, storeId, type, q }: OfferListing,
): SQL | undefined =>
  and(
    inScope(scope, offer.companyId, offer.storeId),
    optionally(companyId, (id) => eq(offer.companyId, id)),
    optionally(storeId, (id) => eq(offer.storeId, id)),
    optionally(type, (value) => eq(offer.type, value)),
    holdsText(q, [offer.heading, offer.subHeading]),
  );

/** Offers of the scope by status, newest first unless asked otherwise, with the count of every status. */
export async function listOffers(
  work: Work,
  listing: OfferListing,
): Promise<Page<Offer> | Refusal> {
  const order = orderOf(listing.sort ?? "-createdOn", SORT, offer.id);
  if (order instanceof Refusal) return order;
  const { tx, now } = work;
  const filter = filterOf(work, listing);
  const { limit, offset } = pageOf(listing);
  // First the ids of the page, then the rows: what is passed over on the way costs next to nothing.
  const page = tx
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(store, ofItsStore)
    .leftJoin(campaign, ofItsCampaign)
    .where(and(filter, statusCondition(offer, listing.status, now)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await selectOffers(tx)
    .where(inArray(offer.id, page))
    .orderBy(...order);
  const counts = listing.q
    ? await countItems(work, offer, filter)
    : await tallyItems(work, { noun: "offers", ...listing });
  return { rows, total: totalFor(listing.status, counts), counts: { ...counts } };
}

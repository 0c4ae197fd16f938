import type { Page } from "@marquee/api/http/call";
import type { Offer, OfferType, StatusFilter } from "@marquee/domain/offers/offer.schema";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { campaign, offer, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import {
  cutToPage,
  holdsText,
  isSortedBy,
  orderOf,
  patternOf,
  type ListQuery,
} from "../platform/lists/list-query.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Reader } from "../platform/tenancy/work.ts";
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

/** Which offers a list shows: of a company (none: of every one), perhaps of one branch or type. */
export interface OfferListing extends ListQuery {
  readonly status: StatusFilter;
  readonly companyId?: string | null | undefined;
  readonly storeId?: string | undefined;
  readonly type?: OfferType | undefined;
}

const DEFAULT_SORT = "-createdOn";

/** Everything the listing asks for but its status: what the counts of the tabs are taken over (LIST-C1). */
const filterOf = (scope: Scope, { companyId, storeId, type, q }: OfferListing) =>
  and(
    inScope(scope, offer.companyId, offer.storeId),
    typeof companyId === "string" ? eq(offer.companyId, companyId) : undefined,
    storeId === undefined ? undefined : eq(offer.storeId, storeId),
    type === undefined ? undefined : eq(offer.type, type),
    holdsText(q, [offer.heading, offer.subHeading]),
  );

/**
 * First the ids of the page, then the rows: what is passed over on the way costs next to nothing. The ids are looked
 * for among offers alone, unless they are sorted by what belongs to another table.
 */
function selectPage({ tx, scope, now }: Reader, listing: OfferListing, order: readonly SQL[]) {
  const { status, sort = DEFAULT_SORT } = listing;
  const ids = tx
    .select({ id: offer.id })
    .from(offer)
    .where(and(filterOf(scope, listing), statusCondition(offer, status, now)))
    .orderBy(...order)
    .$dynamic();
  if (isSortedBy(sort, "storeName")) void ids.innerJoin(store, ofItsStore);
  if (isSortedBy(sort, "campaignName")) void ids.leftJoin(campaign, ofItsCampaign);
  return selectOffers(tx)
    .where(inArray(offer.id, cutToPage(ids, listing)))
    .orderBy(...order);
}

/** Offers of the scope by status, newest first unless asked otherwise, with the count of every status. */
export async function listOffers(
  reader: Reader,
  listing: OfferListing,
): Promise<Page<Offer> | Refusal> {
  const order = orderOf(listing.sort ?? DEFAULT_SORT, SORT, offer.id);
  if (order instanceof Refusal) return order;
  // Neither waits for the other: the connection pipelines them.
  const [rows, counts] = await Promise.all([
    selectPage(reader, listing, order),
    patternOf(listing.q) === null
      ? tallyItems(reader, { noun: "offers", ...listing })
      : countItems(reader, offer, filterOf(reader.scope, listing)),
  ]);
  return { rows, total: totalFor(listing.status, counts), counts: { ...counts } };
}

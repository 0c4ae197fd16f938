import type { Page } from "@marquee/api/http/call";
import type { Offer, OfferType, StatusFilter } from "@marquee/domain/offers/offer.schema";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { campaign, offer, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import {
  cutToPage,
  isLike,
  isSortedBy,
  orderOf,
  pageOf,
  pageShape,
  patternOf,
  type ListQuery,
  type PageShape,
} from "../platform/lists/list-query.ts";
import { scopedStatement, type Reader } from "../platform/tenancy/scoped-statement.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { ofItsCampaign, ofItsStore, selectOffers } from "./select-offers.ts";
import { statusCondition } from "./status-condition.ts";
import { countItems, tallyItems, theCounts, totalFor } from "./status-counts.ts";

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

/** What the text of the statements depends on: which filters there are, and in which order. */
interface OfferShape extends PageShape {
  readonly status: StatusFilter;
  readonly sort: string;
  readonly company: boolean;
  readonly branch: boolean;
  readonly type: boolean;
  readonly text: boolean;
}

const DEFAULT_SORT = "-createdOn";

const shapeOf = (listing: OfferListing): OfferShape => ({
  ...pageShape(listing),
  status: listing.status,
  sort: listing.sort ?? DEFAULT_SORT,
  company: typeof listing.companyId === "string",
  branch: listing.storeId !== undefined,
  type: listing.type !== undefined,
  text: patternOf(listing.q) !== null,
});

const at = sql.placeholder;

/** Everything the listing asks for but its status: what the counts of the tabs are taken over (LIST-C1). */
const filterOf = (inside: SQL | undefined, { company, branch, type, text }: OfferShape) =>
  and(
    inside,
    company ? eq(offer.companyId, at("companyId")) : undefined,
    branch ? eq(offer.storeId, at("storeId")) : undefined,
    type ? eq(offer.type, at("type")) : undefined,
    text ? isLike(at("pattern"), [offer.heading, offer.subHeading]) : undefined,
  );

/**
 * First the ids of the page, then the rows: what is passed over on the way costs next to nothing. The ids are looked
 * for among offers alone, unless they are sorted by what belongs to another table.
 */
const pageOfOffers = scopedStatement((draft, wall, shape: OfferShape) => {
  const order = orderOf(shape.sort, SORT, offer.id);
  if (order instanceof Refusal) throw new Error(`offers are not sorted by ${shape.sort}`);
  const inside = filterOf(wall(offer.companyId, offer.storeId), shape);
  const ids = draft
    .select({ id: offer.id })
    .from(offer)
    .where(and(inside, statusCondition(offer, shape.status, at("now"))))
    .orderBy(...order)
    .$dynamic();
  if (isSortedBy(shape.sort, "storeName")) void ids.innerJoin(store, ofItsStore);
  if (isSortedBy(shape.sort, "campaignName")) void ids.leftJoin(campaign, ofItsCampaign);
  return selectOffers(draft)
    .where(inArray(offer.id, cutToPage(ids, shape)))
    .orderBy(...order);
});

const countsOfOffers = scopedStatement((draft, wall, shape: OfferShape) =>
  countItems(draft, offer, filterOf(wall(offer.companyId, offer.storeId), shape)),
);

/** Offers of the scope by status, newest first unless asked otherwise, with the count of every status. */
export async function listOffers(
  reader: Reader & Pick<Work, "now">,
  listing: OfferListing,
): Promise<Page<Offer> | Refusal> {
  const order = orderOf(listing.sort ?? DEFAULT_SORT, SORT, offer.id);
  if (order instanceof Refusal) return order;
  const shape = shapeOf(listing);
  const { companyId, storeId, type, q } = listing;
  const values = {
    ...pageOf(listing),
    companyId,
    storeId,
    type,
    pattern: patternOf(q),
    now: reader.now.toISOString(),
  };
  // Neither waits for the other, so both travel together.
  const [rows, counts] = await Promise.all([
    pageOfOffers(reader, shape, values),
    shape.text
      ? countsOfOffers(reader, shape, values).then(theCounts)
      : tallyItems(reader, { noun: "offers", ...listing }),
  ]);
  return { rows, total: totalFor(listing.status, counts), counts: { ...counts } };
}

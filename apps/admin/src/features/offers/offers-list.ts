import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import type { ItemStatus } from "@marquee/domain/items/item-status";
import type { Offer, OfferType, StatusFilter } from "@marquee/domain/offers/offer.schema";
import type { ListDefinition, ListRequest } from "../../page-kit/list/list-definition.ts";

/** The tabs, in the specification's order. */
const TABS: readonly { readonly value: ItemStatus; readonly label: string }[] = [
  { value: "live", label: "Live" },
  { value: "pending", label: "Pending" },
  { value: "inactive", label: "Inactive" },
];

/** How a tab is called in the address of a list call. */
const STATUS: Readonly<Record<string, StatusFilter>> = {
  live: "active",
  pending: "pending",
  inactive: "inactive",
};

const TYPES: readonly OfferType[] = ["Offer", "Collection"];

export const offersList: ListDefinition = {
  name: "Offers",
  tabs: TABS,
  filters: [
    { key: "type", label: "Type", choices: TYPES.map((value) => ({ value, label: value })) },
  ],
  sortable: [
    "heading",
    "subHeading",
    "type",
    "storeName",
    "campaignName",
    "validFrom",
    "validTill",
    "createdBy",
  ],
};

export interface OfferPlace {
  readonly companyId: string | null;
  readonly storeId: string | null;
}

/** One page of offers: of a branch where one is chosen, else of the company, else of every company one may see. */
export function fetchOffers(
  client: Client,
  { companyId, storeId }: OfferPlace,
  { tab, filters, query }: ListRequest,
  signal?: AbortSignal,
): Promise<Page<Offer>> {
  const status = STATUS[tab ?? ""] ?? "active";
  const type = TYPES.find((known) => known === filters["type"]);
  const asked = { ...query, ...(type ? { type } : {}) };
  const options = signal ? { signal } : {};
  return storeId === null
    ? client.offers.byCompany(
        { params: { companyId: companyId ?? EVERY_COMPANY, status }, query: asked },
        options,
      )
    : client.offers.byBranch({ params: { storeId, status }, query: asked }, options);
}

import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY, NO_FILTER } from "@marquee/api/http/path";
import { INCLUDED_ITEMS } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { contentForType } from "@marquee/domain/offers/offer-draft";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { statusOfTab } from "../items/item-tabs.ts";
import { namedItemsQuery } from "../items/named-items-query.ts";
import { isOfferType } from "./offer-types.ts";

/** The key of every query about offers: a save or a copy invalidates all of them. */
export const OFFERS = nounKey("offers", { shownFrom: ["products", "campaigns"] });

/** Offers of a branch if one is chosen, else of the company, else of every company the user may see. */
export const offerRows = (
  client: Client,
  companyId: string | null,
  storeId: string | null,
): ListQuery<Offer> => ({
  queryKey: [...OFFERS, "list", companyId, storeId],
  fetchRows: ({ tab, filters, query }, options) => {
    const status = statusOfTab(tab);
    const { type } = filters;
    const listQuery = { ...query, ...(isOfferType(type) ? { type } : {}) };
    return storeId === null
      ? client.offers.byCompany(
          { params: { companyId: companyId ?? EVERY_COMPANY, status }, query: listQuery },
          options,
        )
      : client.offers.byBranch({ params: { storeId, status }, query: listQuery }, options);
  },
});

/** The pending offers of a branch that a promotion begins with: as many as cost no more than one (HOME-N2). Read once. */
export const offersToPromoteQuery = (client: Client, storeId: string) =>
  queryOptions({
    queryKey: ["offersToPromote", storeId],
    queryFn: async ({ signal }) => {
      const { rows } = await client.offers.byBranch(
        {
          params: { storeId, status: statusOfTab("pending") },
          query: { page: 1, size: INCLUDED_ITEMS, unpaid: "Y" },
        },
        { signal },
      );
      return rows;
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** The offers that a promotion begins with by their ids (SEARCH-A3), without those that are pending no more. */
export const namedOffersQuery = (client: Client, ids: string) =>
  namedItemsQuery("namedOffers", ids, (id, signal) =>
    client.offers.byId({ params: { id } }, { signal }),
  );

/** One offer, as the form edits it and the locks are read from it. */
export const offerQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...OFFERS, "byId", id],
    queryFn: ({ signal }) => client.offers.byId({ params: { id } }, { signal }),
  });

/** One page of the products that are mapped to an offer. */
export const mappedProductsQuery = (client: Client, offerId: string, page: number, size: number) =>
  queryOptions({
    queryKey: [...OFFERS, "mappedProducts", offerId, page, size],
    queryFn: ({ signal }) =>
      client.offers.mappedProducts({ params: { offerId }, query: { page, size } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The products of an offer as it is stored now, as many as one answer holds; nothing of a new one. */
export const storedProductsQuery = (client: Client, offer: Offer | null) =>
  queryOptions({
    queryKey: [...OFFERS, "storedProducts", offer?.id, offer?.version],
    queryFn: ({ signal }) =>
      client.offers.mappedProducts({ params: { offerId: offer?.id ?? "" } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: offer !== null,
  });

/** A product of the offer's branch, with whether it is mapped to the offer. */
export type MappableProduct = Awaited<
  ReturnType<Client["offers"]["mappableProducts"]>
>["rows"][number];

/** One page of what may be mapped to an offer, narrowed by what is typed. */
export const mappableProductsQuery = (
  client: Client,
  offerId: string,
  { page, size, q }: { readonly page: number; readonly size: number; readonly q: string },
) =>
  queryOptions({
    queryKey: [...OFFERS, "mappableProducts", offerId, page, size, q],
    queryFn: ({ signal }) =>
      client.offers.mappableProducts(
        {
          params: { id: offerId },
          query: { page, size, sort: "name", ...(q === "" ? {} : { q }) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** The offer that a user knows to be primary in the branch: null for none, undefined if it was not queried. */
export type KnownPrimary = string | null | undefined;

/** What is sent to create or change an offer, with the primary one that it replaces. */
export const offerToSave = (draft: OfferDraft, known: KnownPrimary) => ({
  query: known === undefined ? {} : { replaces: known ?? NO_FILTER },
  body: contentForType(draft),
});

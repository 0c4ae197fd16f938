import type { Contract } from "@marquee/api/contract/contract";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { textColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import {
  branchColumn,
  imageColumn,
  ratingColumn,
  runColumns,
  statusColumn,
} from "../items/item-columns.tsx";
import { ITEM_TABS } from "../items/item-tabs.ts";
import { OFFER_TYPES } from "./offer-types.ts";

export const offerList: ListDefinition<Contract["offers"]["byCompany"]> = {
  name: "Offers",
  hasCompany: true,
  tabs: ITEM_TABS,
  ticks: true,
  filters: [{ key: "type", label: "Type", choices: OFFER_TYPES }],
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

const before = (onAsk: (offer: Offer) => void): readonly Column<Offer>[] => [
  imageColumn("fullImage", ({ fullImage }) => fullImage),
  titleColumn({ id: "heading", label: "Heading" }),
  statusColumn(onAsk),
  textColumn({
    id: "subHeading",
    label: "Sub heading",
    secondary: true,
    card: "subtitle",
    onCard: ({ subHeading, type }) => (type === "Collection" ? type : subHeading),
    width: "md:max-w-22 min-[90rem]:max-w-34",
    look: "detail",
  }),
  textColumn({ id: "type", label: "Type", secondary: true, card: "none" }),
];

const after: readonly Column<Offer>[] = [
  ratingColumn,
  ...runColumns({ start: "Start date", end: "End date, CST" }),
  textColumn({
    id: "createdBy",
    label: "Created by",
    secondary: true,
    hidden: "narrow",
    card: "none",
    width: "md:max-w-24",
    look: "muted",
  }),
];

/** The list's columns. Who acts across companies has no branch column, for they filter by it, and whose each is instead. */
export const offerColumns = (
  privileged: boolean,
  company: readonly Column<Offer>[],
  onAsk: (offer: Offer) => void,
): readonly Column<Offer>[] => [
  ...before(onAsk),
  ...company,
  ...(privileged ? [] : [branchColumn]),
  ...after,
];

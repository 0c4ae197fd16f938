import type { Contract } from "@marquee/api/contract/contract";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { branchColumn, imageColumn, runColumns, statusColumn } from "../items/item-columns.tsx";
import { ITEM_TABS } from "../items/item-tabs.ts";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { OneLine } from "../../page-kit/list/one-line.tsx";
import { RowTitle } from "../../page-kit/list/row-title.tsx";
import { OFFER_TYPES } from "./offer-types.ts";

export const offerList: ListDefinition<Contract["offers"]["byCompany"]> = {
  name: "Offers",
  tabs: ITEM_TABS,
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
  {
    id: "heading",
    label: "Heading",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ heading }) => <RowTitle text={heading} />,
    csv: ({ heading }) => heading,
  },
  statusColumn(onAsk),
  {
    id: "subHeading",
    label: "Sub heading",
    spare: true,
    card: "subtitle",
    onCard: ({ subHeading, type }) => (type === "Collection" ? type : subHeading),
    cell: ({ subHeading }) => (
      <span className="text-small text-muted">
        <OneLine text={subHeading} width="md:max-w-34" />
      </span>
    ),
    csv: ({ subHeading }) => subHeading,
  },
  {
    id: "type",
    label: "Type",
    spare: true,
    card: "none",
    cell: ({ type }) => type,
    csv: ({ type }) => type,
  },
];

const after: readonly Column<Offer>[] = [
  ...runColumns({ start: "Start date", end: "End date, CST" }),
  {
    id: "createdBy",
    label: "Created by",
    spare: true,
    card: "none",
    cell: ({ createdBy }) => (
      <span className="text-muted">
        <OneLine text={createdBy} width="md:max-w-24" />
      </span>
    ),
    csv: ({ createdBy }) => createdBy,
  },
];

/** The list's columns. Who acts across companies has no branch column: they filter by it. */
export const offerColumns = (
  privileged: boolean,
  onAsk: (offer: Offer) => void,
): readonly Column<Offer>[] => [...before(onAsk), ...(privileged ? [] : [branchColumn]), ...after];

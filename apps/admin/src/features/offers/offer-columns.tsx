import { imageAddress } from "@marquee/api/http/image-path";
import { formatCentral } from "@marquee/domain/dates/format-dates";
import type { ItemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { ItemBadge } from "../../page-kit/items/item-badge.tsx";
import { Instant } from "../../ui/instant.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { OFFER_TYPES } from "./offer-types.ts";

/** The tabs, in the specification's order. */
const TABS: readonly { readonly value: ItemStatus; readonly label: string }[] = [
  { value: "live", label: "Live" },
  { value: "pending", label: "Pending" },
  { value: "inactive", label: "Inactive" },
];

export const offerList: ListDefinition = {
  name: "Offers",
  tabs: TABS,
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

const cut = (text: string, width: string) => (
  <span className={`block truncate ${width}`} title={text}>
    {text}
  </span>
);

const moment = (at: string | null): string => (at === null ? "" : formatCentral(at));

const image: Column<Offer> = {
  id: "fullImage",
  label: "Image",
  quietLabel: true,
  fixed: true,
  card: "image",
  cell: ({ fullImage }) => <Thumb src={imageAddress(fullImage, "w=80&h=80")} />,
  onCard: ({ fullImage }) => <Thumb size={72} src={imageAddress(fullImage, "w=160&h=160")} />,
};

const branch: Column<Offer> = {
  id: "storeName",
  label: "Branch",
  // branches of one company begin alike: two lines show where they differ
  cell: ({ storeName }) => (
    <span className="line-clamp-2 leading-5 md:w-26" title={storeName}>
      {storeName}
    </span>
  ),
  csv: ({ storeName }) => storeName,
};

const before: readonly Column<Offer>[] = [
  image,
  {
    id: "heading",
    label: "Heading",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ heading }) => <span className="font-medium">{heading}</span>,
    csv: ({ heading }) => heading,
  },
  {
    id: "status",
    label: "Status",
    only: "cards",
    card: "badge",
    cell: (offer) => <ItemBadge item={offer} daysLeft />,
  },
  {
    id: "subHeading",
    label: "Sub heading",
    card: "subtitle",
    onCard: ({ subHeading, type }) => (type === "Collection" ? type : subHeading),
    cell: ({ subHeading }) => (
      <span className="text-small text-muted">{cut(subHeading, "md:max-w-34")}</span>
    ),
    csv: ({ subHeading }) => subHeading,
  },
  { id: "type", label: "Type", card: "none", cell: ({ type }) => type, csv: ({ type }) => type },
];

const after: readonly Column<Offer>[] = [
  {
    id: "campaignName",
    label: "Campaign",
    cell: ({ campaignName }) =>
      campaignName === null ? (
        <span className="text-muted">–</span>
      ) : (
        cut(campaignName, "md:max-w-36")
      ),
    csv: ({ campaignName }) => campaignName,
  },
  {
    id: "run",
    label: "Dates, CST",
    only: "cards",
    cell: ({ validFrom, validTill }) =>
      validFrom === null ? (
        <span className="text-muted">None yet</span>
      ) : (
        <>
          <Instant at={validFrom} form="day" /> → <Instant at={validTill} form="day" />
        </>
      ),
  },
  {
    id: "validFrom",
    label: "Start date",
    card: "none",
    right: true,
    cell: ({ validFrom }) => <Instant at={validFrom} form="lines" />,
    csv: ({ validFrom }) => moment(validFrom),
  },
  {
    id: "validTill",
    label: "End date, CST",
    card: "none",
    right: true,
    cell: ({ validTill }) => <Instant at={validTill} form="lines" />,
    csv: ({ validTill }) => moment(validTill),
  },
  {
    id: "createdBy",
    label: "Created by",
    card: "none",
    cell: ({ createdBy }) => <span className="text-muted">{cut(createdBy, "md:max-w-24")}</span>,
    csv: ({ createdBy }) => createdBy,
  },
];

/** The list's columns. Who acts across companies has no branch column: they filter by it. */
export const offerColumns = (privileged: boolean): readonly Column<Offer>[] =>
  privileged ? [...before, ...after] : [...before, branch, ...after];

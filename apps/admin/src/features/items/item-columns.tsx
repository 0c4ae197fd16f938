import { imageAddress } from "@marquee/api/http/image-path";
import { itemRatingText } from "@marquee/domain/items/item-rating";
import { runStatus, runStatusText, type RunDates } from "@marquee/domain/items/run-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { dateColumn, textColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column } from "../../page-kit/list/list-definition.ts";
import { ItemBadge } from "./item-badge.tsx";

/** What the columns of an item are read from. */
interface ListedItem {
  readonly storeName: string;
  readonly campaignName: string | null;
  readonly validFrom: string | null;
  readonly validTill: string | null;
}

/** The image of a row, or the placeholder. */
export const imageColumn = <Row,>(
  id: string,
  imageOf: (row: Row) => string | null,
): Column<Row> => ({
  id,
  label: "Image",
  quietLabel: true,
  fixed: true,
  card: "image",
  csv: "noText",
  cell: (row) => <Thumb src={imageAddress(imageOf(row), "w=80&h=80")} />,
  onCard: (row) => <Thumb size={72} src={imageAddress(imageOf(row), "w=160&h=160")} />,
});

/** The status with its day, in tables and on cards. Pressed, it says why, if `onAsk` is given. */
export const statusColumn = <Row extends RunDates>(onAsk?: (row: Row) => void): Column<Row> => ({
  id: "status",
  label: "Status",
  card: "badge",
  csv: (row) => runStatusText(runStatus(row, now()), now()),
  cell: (row) =>
    onAsk ? (
      <button
        type="button"
        aria-haspopup="true"
        onClick={() => onAsk(row)}
        className="relative z-10 -m-2.5 rounded-control p-2.5"
      >
        <ItemBadge item={row} />
        <span className="sr-only">, why?</span>
      </button>
    ) : (
      <ItemBadge item={row} />
    ),
});

export const branchColumn: Column<Pick<ListedItem, "storeName">> = {
  id: "storeName",
  label: "Branch",
  // branches of one company begin with the same words: two lines show where they differ
  cell: ({ storeName }) => (
    <span dir="auto" className="line-clamp-2 text-left leading-5 md:w-26" title={storeName}>
      {storeName}
    </span>
  ),
  csv: ({ storeName }) => storeName,
};

/** What shoppers gave an item, in approved bills (BILL-T8). */
export const ratingColumn: Column<Pick<Offer, "totalRating" | "avgRating">> = {
  id: "avgRating",
  label: "Rating",
  right: true,
  secondary: true,
  isEmpty: ({ totalRating }) => totalRating === 0,
  cell: (item) =>
    item.totalRating === 0 ? (
      <span className="text-muted">–</span>
    ) : (
      <span className="figures whitespace-nowrap" title={itemRatingText(item)}>
        <span aria-hidden="true">★ {item.avgRating}</span>
        <span className="sr-only">{itemRatingText(item)}</span>
      </span>
    ),
  csv: (item) => (item.totalRating === 0 ? null : itemRatingText(item)),
};

/** The campaign of an item, and when it runs: on a narrow window, and beside a panel, the status says when it starts. */
export const runColumns = (labels: {
  readonly start: string;
  readonly end: string;
}): readonly Column<ListedItem>[] => [
  {
    id: "run",
    label: "Dates, CST",
    only: "cards",
    csv: "noText",
    // two days with an arrow need no label, which would take a third line
    quietLabel: true,
    cardLines: 2,
    isEmpty: ({ validFrom }) => validFrom === null,
    cell: ({ validFrom, validTill }) =>
      validFrom === null ? (
        <span className="text-muted">None yet</span>
      ) : (
        <>
          <Instant at={validFrom} form="day" /> → <Instant at={validTill} form="lastDay" />
        </>
      ),
  },
  textColumn({
    id: "campaignName",
    label: "Campaign",
    secondary: true,
    width: "md:max-w-24 min-[90rem]:max-w-36",
  }),
  dateColumn({
    id: "validFrom",
    label: labels.start,
    secondary: true,
    hidden: "narrow",
    card: "none",
  }),
  dateColumn({ id: "validTill", label: labels.end, secondary: true, card: "none" }),
];

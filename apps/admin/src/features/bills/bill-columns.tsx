import type { Contract } from "@marquee/api/contract/contract";
import { rejectionText } from "@marquee/domain/bills/bill-rejection";
import type { Bill } from "@marquee/domain/bills/bill.schema";
import { isVideo } from "@marquee/domain/bills/rating-media";
import { countWords } from "@marquee/domain/wire/count-words";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { dateColumn, textColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { ratingText, Stars } from "./stars.tsx";

export const billList: ListDefinition<Contract["bills"]["byCompany"]> = {
  name: "Bills",
  hasCompany: true,
  tabs: [
    { value: "N", label: "New Bills" },
    { value: "A", label: "Approve Bills" },
    { value: "R", label: "Reject Bills" },
  ],
  sortable: ["createdOn", "storeName"],
};

/** "1 picture", "3 pictures, 1 video" */
export function filesText({ image, billRating }: Bill): string {
  const media = billRating.flatMap(({ ratingMedia }) => ratingMedia);
  const videos = media.filter(isVideo).length;
  const pictures = countWords(image.length + media.length - videos, "picture");
  return videos === 0 ? pictures : `${pictures}, ${countWords(videos, "video")}`;
}

/** What was rated and how, each: "Linen throw: 4 of 5; Oak stool: 3 of 5" */
const ratingsText = ({ billRating }: Bill): string =>
  billRating.map(({ itemName, rating }) => `${itemName}: ${ratingText(rating)}`).join("; ");

/** A small version of a picture of a bill. */
export const smallPicture = (address: string): string => `${address}&w=80&h=80`;

export const billColumns: readonly Column<Bill>[] = [
  {
    id: "image",
    label: "Receipt",
    quietLabel: true,
    card: "image",
    csv: "noText",
    cell: ({ image: [first] }) => <Thumb src={first === undefined ? null : smallPicture(first)} />,
  },
  titleColumn({ id: "storeName", label: "Store", detail: ({ userId }) => userId }),
  dateColumn({ id: "createdOn", label: "Created on (CST)" }),
  {
    id: "rating",
    label: "Rating",
    cell: (bill) => {
      const [first, ...more] = bill.billRating;
      if (first === undefined) return <span className="text-muted">None</span>;
      return (
        <>
          <Stars rating={first.rating} />
          <span
            className="block max-w-44 text-small text-muted md:truncate"
            title={ratingsText(bill)}
          >
            {more.length === 0
              ? first.itemName
              : `${first.itemName}. Others: ${more.map(({ rating }) => ratingText(rating)).join(", ")}`}
          </span>
        </>
      );
    },
    csv: ratingsText,
  },
  textColumn({
    id: "files",
    label: "Pictures",
    right: true,
    secondary: true,
    look: "detail",
    value: filesText,
  }),
  textColumn({
    id: "rejection",
    label: "Reason",
    hidden: true,
    shares: true,
    value: ({ rejection }) => (rejection === null ? null : rejectionText(rejection)),
  }),
  textColumn({ id: "updatedBy", label: "Decided by", hidden: true }),
];

/** The rejected bills say why. */
export const rejectedColumns: readonly Column<Bill>[] = billColumns.map(({ hidden, ...column }) =>
  column.id === "rejection" || hidden === undefined ? column : { ...column, hidden },
);

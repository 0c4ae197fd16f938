import type { BillRating } from "@marquee/domain/bills/bill.schema";
import { RatingMedia } from "./rating-media.tsx";
import { Stars } from "./stars.tsx";

function Rating({ rating }: { readonly rating: BillRating }) {
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:pt-0 last:border-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-muted">{rating.ratingType}: </span>
          <span className="font-medium">{rating.itemName}</span>
        </p>
        <Stars rating={rating.rating} />
      </div>
      {rating.comment === "" ? (
        <p className="text-small text-muted">No comment.</p>
      ) : (
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">“{rating.comment}”</p>
      )}
      <RatingMedia media={rating.ratingMedia} />
    </li>
  );
}

/** The ratings of a version of a bill. */
export const BillRatings = ({
  ratings,
  label,
}: {
  readonly ratings: readonly BillRating[];
  readonly label: string;
}) =>
  ratings.length === 0 ? (
    <p className="text-muted">This bill came without a rating.</p>
  ) : (
    <ul aria-label={label}>
      {ratings.map((rating) => (
        <Rating key={rating.id} rating={rating} />
      ))}
    </ul>
  );

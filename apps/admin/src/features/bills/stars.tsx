import { Star } from "lucide-react";

const FIVE = [1, 2, 3, 4, 5];

const Row = ({ filled }: { readonly filled: boolean }) =>
  FIVE.map((each) => (
    <Star
      key={each}
      className={filled ? "size-3.5 shrink-0 fill-wait-dot text-wait-dot" : "size-3.5 shrink-0"}
      strokeWidth={1.5}
    />
  ));

/** "4.5 of 5" */
export const ratingText = (rating: number): string => `${Math.round(rating * 10) / 10} of 5`;

/** A rating as stars, halves included, and always in words. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className="relative inline-flex text-line-2">
        <Row filled={false} />
        <span
          className="absolute inset-y-0 left-0 flex overflow-hidden"
          style={{ width: `${(rating / 5) * 100}%` }}
        >
          <Row filled />
        </span>
      </span>
      <span className="figures text-small">{ratingText(rating)}</span>
    </span>
  );
}

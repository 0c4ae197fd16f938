import { isFilled } from "@marquee/domain/validation/typed-values";
import { ImagePlaceholder } from "@marquee/ui/content/thumb.tsx";
import { Heart, Scissors } from "lucide-react";
import type { ReactNode } from "react";

export interface TypedTextProps {
  readonly text: string;
  /** Shown in a dashed frame while nothing is typed. */
  readonly hint: string;
  readonly className: string;
}

/** What is typed, or a dashed hint of what belongs there. */
export function TypedText({ text, hint, className }: TypedTextProps) {
  if (isFilled(text))
    return <p className={`line-clamp-6 [overflow-wrap:anywhere] ${className}`}>{text}</p>;
  return (
    <p className="-ml-1.5 w-fit rounded-[4px] border border-dashed border-line-control px-1.5 text-small text-muted">
      {hint}
    </p>
  );
}

export interface ShopperCardProps {
  readonly image: string | null;
  /** The shape of the image, such as `aspect-square`. */
  readonly shape: string;
  readonly branch: string | undefined;
  readonly children: ReactNode;
}

/** An item as shoppers see it: its image, its branch, what is typed, and the buttons they get. */
export function ShopperCard({ image, shape, branch, children }: ShopperCardProps) {
  return (
    <div className="overflow-hidden rounded-frame border border-line-strong bg-raised">
      <div className={`relative ${shape}`}>
        {image ? (
          <img src={image} alt="" className="size-full object-cover" />
        ) : (
          <span className="grid size-full place-items-center bg-press">
            <ImagePlaceholder className="size-16" />
          </span>
        )}
        {branch ? (
          <span className="absolute top-3 left-3 flex h-7 max-w-[calc(100%-1.5rem)] items-center rounded-full bg-raised px-3 text-tiny font-semibold shadow-float">
            <span className="truncate">{branch}</span>
          </span>
        ) : null}
      </div>
      <div className="flex flex-col gap-1 px-5 pt-4 pb-5">
        {children}
        <div aria-hidden="true" className="mt-3 flex gap-2">
          <span className="flex h-9 flex-1 items-center justify-center rounded-full bg-ink text-small font-semibold text-surface">
            Buy now
          </span>
          {[Heart, Scissors].map((Sign, index) => (
            <span
              key={index}
              className="grid size-9 place-items-center rounded-full border border-line-strong text-muted"
            >
              <Sign className="size-4" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

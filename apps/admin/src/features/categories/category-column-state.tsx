import { toFailure } from "@marquee/api/client/api-failure";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { RotateCw } from "lucide-react";
import type { CategoryLevel } from "./categories.queries.ts";
import { moreText } from "./narrow-categories.ts";

export interface CategoryColumnStateProps {
  readonly level: CategoryLevel;
  readonly typed: string;
  /** How many categories fit what is typed. */
  readonly shown: number;
  /** How many others fit, and are not shown. */
  readonly more: number;
}

const WIDTHS = ["w-28", "w-20", "w-32", "w-24"];

/** What a level shows beside its rows: that it is loading, has failed, is empty, has no match, or has more than it shows. */
export function CategoryColumnState({ level, typed, shown, more }: CategoryColumnStateProps) {
  const { categories, error, parent, retry } = level;
  if (categories && shown > 0)
    return more === 0 ? null : (
      <p role="status" className="border-t border-line px-3 py-2 text-small text-muted">
        {moreText(more)}
      </p>
    );
  if (error) {
    const { message, reference } = toFailure(error);
    return (
      <div role="alert" className="flex flex-col items-start gap-2 p-3 text-small">
        <p className="font-medium">These categories could not be loaded</p>
        <p className="text-muted">
          <span>{message}</span>
          {reference ? <span className="figures block">Reference {reference}</span> : null}
        </p>
        <Button size="sm" onClick={retry}>
          <RotateCw className="size-3.5" aria-hidden="true" />
          Try again
        </Button>
      </div>
    );
  }
  if (!categories)
    return (
      <Loading className="flex flex-col gap-4 px-3.5 py-3.5">
        {WIDTHS.map((width) => (
          <Skeleton key={width} className={`h-3 ${width}`} />
        ))}
      </Loading>
    );
  return (
    <p role="status" className="p-3 text-small text-muted">
      {typed.trim() !== ""
        ? "Nothing fits what you typed."
        : parent === null
          ? "There are no categories yet."
          : `There is nothing below ${parent.name} any more.`}
    </p>
  );
}

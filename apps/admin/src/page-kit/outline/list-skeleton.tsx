import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

export interface ListSkeletonProps {
  readonly columns: number;
  readonly rows: number;
  readonly tall: boolean;
}

const WIDTHS = ["w-40", "w-24", "w-16", "w-28", "w-20", "w-32"];
const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The rows of a list before there are any: cards where the window is narrow, as the rows are there. */
export const ListSkeleton = ({ columns, rows, tall }: ListSkeletonProps) => (
  <Loading className="max-md:grid max-md:gap-2 max-md:px-4">
    <div className="h-9 border-b border-line max-md:hidden" />
    {count(rows).map((row) => (
      <div
        key={row}
        className={classNames(
          "flex items-center gap-6 border-line max-md:h-28 max-md:rounded-card max-md:border max-md:border-line-strong max-md:p-3 md:border-b md:px-6",
          tall ? "h-14" : "h-11",
        )}
      >
        {tall ? <Skeleton className="size-10 shrink-0" /> : null}
        {count(columns).map((column) => (
          <Skeleton
            key={column}
            className={classNames(
              "h-3",
              WIDTHS[(row + column) % WIDTHS.length],
              column > 0 && "max-md:hidden",
            )}
          />
        ))}
      </div>
    ))}
  </Loading>
);

import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

export interface ListSkeletonProps {
  readonly columns: number;
  readonly rows: number;
  readonly tall: boolean;
  readonly narrow: boolean;
}

const WIDTHS = ["w-40", "w-24", "w-16", "w-28", "w-20", "w-32"];
const count = (length: number) => Array.from({ length }, (_, index) => index);

/** The table's shape, before there is anything in it. */
export function ListSkeleton({ columns, rows, tall, narrow }: ListSkeletonProps) {
  return (
    <Loading className={narrow ? "grid gap-2 px-4" : undefined}>
      {narrow ? null : <div className="h-9 border-b border-line" />}
      {count(rows).map((row) => (
        <div
          key={row}
          className={classNames(
            "flex items-center gap-6",
            narrow
              ? "h-28 rounded-card border border-line-strong p-3"
              : "border-b border-line px-6",
            !narrow && (tall ? "h-14" : "h-11"),
          )}
        >
          {tall ? <Skeleton className="size-10 shrink-0" /> : null}
          {count(narrow ? 1 : columns).map((column) => (
            <Skeleton
              key={column}
              className={classNames("h-3", WIDTHS[(row + column) % WIDTHS.length])}
            />
          ))}
        </div>
      ))}
    </Loading>
  );
}

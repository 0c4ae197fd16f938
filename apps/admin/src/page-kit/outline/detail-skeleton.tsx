import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

const LINES = [1, 2, 3, 4, 5, 6];

const Lines = () => (
  <div className="flex flex-1 flex-col gap-3.5 pt-1">
    {LINES.map((line) => (
      <Skeleton key={line} className="h-3 w-full" />
    ))}
  </div>
);

/** A page to read while it is on its way: title, facts, sections, and its history beside them. */
export const DetailSkeleton = () => (
  <div className="grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:content-stretch">
    <Loading className="flex min-w-0 flex-col px-4 pt-3.5 md:px-6">
      <Skeleton className="my-2 h-3 w-44" />
      <div className="flex h-9 items-center justify-between gap-3">
        <Skeleton className="h-6 w-60" />
        <Skeleton className="h-9 w-36 rounded-control max-md:hidden" />
      </div>
      <Skeleton className="mt-2 mb-1 h-3 w-80 max-w-full" />
      <div className="flex gap-6 pt-4 max-md:flex-col">
        <Skeleton className="h-[147px] w-59 shrink-0 rounded-control max-md:h-47 max-md:w-full" />
        <Lines />
        <Lines />
      </div>
      <Skeleton className="mt-6 mb-3.5 h-4 w-24" />
      <Skeleton className="h-72 w-full rounded-card" />
    </Loading>
    <div className="flex flex-col gap-4 border-line bg-canvas px-6 py-4 max-lg:hidden lg:border-l">
      <Skeleton className="my-1 h-3 w-28" />
      <Lines />
    </div>
  </div>
);

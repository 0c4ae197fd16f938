import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

/** The shape of a page to read while it is on its way. */
export const DetailSkeleton = () => (
  <div className="grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:content-stretch">
    <Loading className="flex flex-col gap-5 px-4 pt-4 md:px-6">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-7 w-72 max-w-full" />
      <div className="grid gap-6 md:grid-cols-[236px_1fr_1fr]">
        <Skeleton className="h-36 w-full rounded-control" />
        <Skeleton className="h-36 w-full rounded-control" />
        <Skeleton className="h-36 w-full rounded-control" />
      </div>
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
    </Loading>
    <div className="border-line bg-canvas max-lg:hidden lg:border-l" />
  </div>
);

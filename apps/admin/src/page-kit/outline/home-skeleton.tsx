import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

/** The shape of Home while it is on its way: what comes next, the figures of today, those of the days, and what waits beside them. */
export const HomeSkeleton = () => (
  <Loading
    label="Loading Home"
    className="grid w-full flex-1 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem]"
  >
    <div className="flex min-w-0 flex-col px-4 pt-5 md:px-6">
      <Skeleton className="my-1 h-5 w-64" />
      <Skeleton className="mt-1 mb-5 h-3 w-80 max-w-full" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="mt-7 h-4 w-20" />
      <Skeleton className="mt-4 h-22 w-full rounded-card" />
      <Skeleton className="mt-8 mb-5 h-4 w-20" />
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
    <div className="flex flex-col gap-4 border-line px-4 pt-5 max-xl:hidden md:px-6 xl:border-l xl:bg-canvas">
      <Skeleton className="my-1 h-4 w-32" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  </Loading>
);

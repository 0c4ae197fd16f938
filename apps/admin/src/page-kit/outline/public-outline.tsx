import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

/** A page for users who are not signed in, with its form on one side. */
export const PublicOutline = () => (
  <Loading className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
    <div className="flex flex-col px-5 py-6 md:px-10 md:py-8">
      <div className="flex h-9 items-center">
        <Wordmark />
      </div>
      <div className="m-auto flex w-full max-w-[22.5rem] flex-col gap-5 py-6">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-9 w-full rounded-control" />
        <Skeleton className="h-9 w-full rounded-control" />
        <Skeleton className="h-9 w-full rounded-control" />
      </div>
    </div>
    <div className="bg-canvas max-lg:hidden" />
  </Loading>
);

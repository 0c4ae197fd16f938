import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";

export interface HomeFrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** The two columns of Home: what there is, and beside it what waits or changed. */
export function HomeFrame({ header, children, aside }: HomeFrameProps) {
  return (
    <div className="grid flex-1 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        {header}
        <div className="@container flex min-w-0 flex-col gap-6 px-4 pt-2 pb-8 md:px-6">
          {children}
        </div>
      </div>
      <aside
        aria-label="What waits and changes"
        className="flex flex-col gap-6 border-line px-4 pt-5 pb-8 max-xl:border-t md:px-6 xl:border-l xl:bg-canvas"
      >
        {aside}
      </aside>
    </div>
  );
}

/** The shape of Home while it is on its way. */
export function HomeSkeleton() {
  return (
    <Loading
      label="Loading Home"
      className="grid w-full flex-1 grid-cols-1 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-6 px-4 py-6 md:px-6">
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-24 w-full rounded-card" />
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {[1, 2, 3, 4].map((figure) => (
            <Skeleton key={figure} className="h-16 w-full rounded-card" />
          ))}
        </div>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
      </div>
      <div className="flex flex-col gap-4 border-line px-4 pt-6 max-xl:hidden md:px-6 xl:border-l xl:bg-canvas">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </div>
    </Loading>
  );
}

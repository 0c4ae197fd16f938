import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { HeaderSkeleton } from "./header-skeleton.tsx";

/** Beside the paper, and below it where there is no room beside. */
export const LAYOUT =
  "grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_19.25rem] lg:content-stretch";
export const AROUND_DOCUMENT =
  "flex flex-1 flex-col items-center md:gap-6 md:bg-press md:px-6 md:pt-5 md:pb-8 print:block print:p-0";
export const SIDE =
  "flex flex-col gap-4 border-line bg-canvas px-4 py-4 max-lg:border-t md:px-6 lg:border-l print:hidden [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-4";

/** The shape of the page while the paper is on its way. */
export const InvoiceSkeleton = () => (
  <div className={LAYOUT}>
    <Loading className="flex flex-col">
      <div className="border-line pb-2 md:border-b">
        <HeaderSkeleton hasParent hasAction />
      </div>
      <div className={AROUND_DOCUMENT}>
        <div className="flex h-[56rem] w-full max-w-[46.5rem] flex-col gap-6 bg-surface px-4 py-8 md:rounded-[4px] md:px-11">
          <Skeleton className="h-8 w-44" />
          <Skeleton className="h-36 w-full" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      </div>
    </Loading>
    <div className={`${SIDE} max-lg:hidden`}>
      <Skeleton className="h-3 w-28" />
    </div>
  </div>
);

import { Loading, type LoadingProps } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { HeaderSkeleton } from "./header-skeleton.tsx";

export interface StepsSkeletonProps extends Partial<Pick<LoadingProps, "label">> {
  /** Its title, once its code is there. */
  readonly header?: ReactNode;
}

const STEPS = [1, 2, 3, 4];

/** The steps of a campaign, and what it costs beside them, while what they need is on its way. */
export const StepsSkeleton = ({
  label,
  header = <HeaderSkeleton hasParent hasLead />,
}: StepsSkeletonProps) => (
  <Loading
    {...(label ? { label } : {})}
    className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_26rem]"
  >
    <div className="mx-auto w-full max-w-[51.5rem]">
      {header}
      <div className="px-4 pt-2 md:px-6">
        {STEPS.map((step) => (
          <div key={step} className="flex h-35 gap-3 border-b border-line pt-5">
            <Skeleton className="size-6 shrink-0 rounded-full" />
            <div className="flex flex-1 flex-col gap-4">
              <Skeleton className="my-1 h-4 w-40" />
              <Skeleton className="h-9 w-full rounded-control" />
            </div>
          </div>
        ))}
      </div>
    </div>
    <div className="border-line bg-canvas px-8 pt-5 max-lg:hidden lg:border-l">
      <Skeleton className="my-1 h-4 w-40" />
      <Skeleton className="mt-5 h-33 w-full rounded-card" />
      <Skeleton className="mt-6 h-9 w-full rounded-control" />
      <Skeleton className="mt-4 h-11 w-full rounded-control" />
    </div>
  </Loading>
);

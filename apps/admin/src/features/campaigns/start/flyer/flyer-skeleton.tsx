import { Loading, type LoadingProps } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

const STEPS = [1, 2, 3, 4];

/** The flyer screen's outline while what it needs is loading. */
export function FlyerSkeleton({ label }: Pick<LoadingProps, "label">) {
  return (
    <Loading
      {...(label ? { label } : {})}
      className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="mx-auto w-full max-w-[51.5rem] px-4 pt-6 md:px-6">
        <Skeleton className="h-5 w-64" />
        <Skeleton className="mt-3 h-3 w-full max-w-md" />
        {STEPS.map((step) => (
          <div key={step} className="flex gap-4 border-b border-line py-6">
            <Skeleton className="size-6 rounded-full" />
            <div className="flex flex-1 flex-col gap-4">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-9 w-full rounded-control" />
            </div>
          </div>
        ))}
      </div>
      <div className="border-line bg-canvas px-8 pt-6 max-lg:hidden lg:border-l">
        <Skeleton className="h-5 w-40" />
        {STEPS.map((step) => (
          <Skeleton key={step} className="mt-6 h-4 w-full" />
        ))}
      </div>
    </Loading>
  );
}

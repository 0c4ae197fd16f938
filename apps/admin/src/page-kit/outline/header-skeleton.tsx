import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

export interface HeaderSkeletonProps {
  /** The way to the page above. */
  readonly hasParent?: boolean;
  /** One sentence under the title. */
  readonly hasLead?: boolean;
  /** The primary button. */
  readonly hasAction?: boolean;
}

/** Title and what is around it, in lines as high as those of `PageHeader`. */
export const HeaderSkeleton = ({ hasParent, hasLead, hasAction }: HeaderSkeletonProps) => (
  <div className="flex items-start gap-3 px-4 pt-5 pb-2 md:px-6">
    <div className="min-w-0 flex-1">
      {hasParent ? <Skeleton className="mt-1 mb-2 h-3 w-40" /> : null}
      <Skeleton className="my-1 h-5 w-52" />
      {hasLead ? <Skeleton className="my-1 h-3 w-96 max-w-full max-md:hidden" /> : null}
    </div>
    {hasAction ? <Skeleton className="h-9 w-28 rounded-control" /> : null}
  </div>
);

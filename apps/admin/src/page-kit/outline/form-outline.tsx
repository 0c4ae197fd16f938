import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { FormSkeleton } from "./form-skeleton.tsx";
import { HeaderSkeleton } from "./header-skeleton.tsx";

export interface FormOutlineProps {
  /** Its title, once its code is there. */
  readonly header?: ReactNode;
  /** Something is beside the fields. */
  readonly hasAside?: boolean;
}

/** A form while its code, and then what is stored, are on their way: fields, the bar of its buttons, and what is beside them. */
export const FormOutline = ({
  header = <HeaderSkeleton hasParent />,
  hasAside = false,
}: FormOutlineProps) => (
  <div className="flex min-h-0 flex-1 lg:flex-row">
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-hidden">
        <div className="max-w-[calc(var(--form)+3rem)] 2xl:mx-auto">{header}</div>
        <div className="pt-4">
          <FormSkeleton />
        </div>
      </div>
      <div className="flex h-16 shrink-0 items-center border-t border-line px-4 md:px-6">
        <div className="flex w-full max-w-(--form) 2xl:mx-auto items-center justify-between">
          <Skeleton className="h-3 w-14" />
          <Skeleton className="h-9 w-18 rounded-control" />
        </div>
      </div>
    </div>
    {hasAside ? (
      <div className="flex w-[clamp(20rem,32vw,26rem)] shrink-0 flex-col gap-4 border-l border-line bg-canvas px-8 py-6 max-lg:hidden">
        <Skeleton className="my-1 h-3 w-32" />
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="mt-4 h-3 w-40" />
        <Skeleton className="h-3 w-56" />
      </div>
    ) : null}
  </div>
);

import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { HeaderSkeleton } from "./header-skeleton.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";

const Control = ({ className }: { readonly className: string }) => (
  <Skeleton className={`h-9 shrink-0 rounded-control ${className}`} />
);

const Tabs = () => (
  <div className="flex h-11 shrink-0 items-center gap-8 border-b border-line px-4 md:px-6">
    <Skeleton className="h-3 w-14" />
    <Skeleton className="h-3 w-18" />
    <Skeleton className="h-3 w-16" />
  </div>
);

interface FrameProps {
  /** Between the header and the search. */
  readonly lead?: ReactNode;
  /** Above the rows. */
  readonly above?: ReactNode;
}

const Frame = ({ lead, above }: FrameProps) => (
  <div className="flex min-h-0 flex-1 flex-col overflow-hidden">
    <HeaderSkeleton hasLead hasAction />
    {lead}
    <div className="flex h-15 shrink-0 items-center gap-2 px-4 md:px-6">
      <Control className="w-62 max-md:w-auto max-md:flex-1" />
      <span className="md:ml-auto" />
      <Control className="w-24" />
      <Control className="w-9" />
    </div>
    {above}
    <ListSkeleton columns={6} rows={10} tall />
  </div>
);

/** A list whose code is on its way. */
export const ListOutline = ({ hasTabs = false }: { readonly hasTabs?: boolean }) => (
  <Frame lead={hasTabs ? <Tabs /> : null} />
);

/** A report: the days it is of, its chart and its rows. */
export const ReportOutline = () => (
  <Frame
    lead={
      <div className="shrink-0 px-4 pt-1 pb-3 md:px-6">
        <Control className="w-52" />
      </div>
    }
    above={
      <div className="shrink-0 px-4 pb-4 md:px-6">
        <Skeleton className="h-72 w-full rounded-card" />
      </div>
    }
  />
);

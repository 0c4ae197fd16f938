import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import type { PageKind } from "./page-kind.ts";
import { PageOutline } from "./page-outline.tsx";

/** Lines of the menu as high as its entries; each group begins with its name. */
const ENTRIES = ["w-12", "group", "w-12", "w-16", "w-28", "w-16", "group", "w-28", "w-32", "group"];

const Entry = ({ width }: { readonly width: string }) =>
  width === "group" ? (
    <Skeleton className="mx-2 mt-5 mb-2.5 h-2 w-14 group-data-rail/outline:hidden" />
  ) : (
    <div className="flex h-8 items-center gap-2.5 px-2 group-data-rail/outline:h-9 group-data-rail/outline:w-10 group-data-rail/outline:justify-center">
      <Skeleton className="size-4 shrink-0" />
      <Skeleton className={`h-3 ${width} group-data-rail/outline:hidden`} />
    </div>
  );

/** Bar, menu and page in outline, before it is known who is signed in. */
export const ShellOutline = ({ kind }: { readonly kind: PageKind }) => (
  <div className="flex h-dvh flex-col">
    <div className="flex h-(--bar) shrink-0 items-center gap-2 bg-canvas px-2 max-md:gap-1 max-md:border-b max-md:border-line max-md:bg-surface md:px-4">
      <span className="grid size-9 place-items-center md:size-7">
        <Skeleton className="size-5 md:size-4" />
      </span>
      <Wordmark />
    </div>
    <div className="flex min-h-0 flex-1">
      <div className="flex w-(--drawer) shrink-0 flex-col gap-px px-3 pt-1 group-data-rail/outline:w-(--rail) max-md:hidden">
        {ENTRIES.map((width, index) => (
          <Entry key={index} width={width} />
        ))}
      </div>
      <div
        data-kind={kind}
        className="relative flex min-w-0 flex-1 flex-col overflow-hidden bg-surface md:rounded-tl-card md:border-t md:border-l md:border-line"
      >
        <PageOutline kind={kind} />
      </div>
    </div>
  </div>
);

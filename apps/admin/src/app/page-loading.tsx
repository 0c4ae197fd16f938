import { menuEntryAt } from "@marquee/domain/access/menu-entries";
import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HomeSkeleton } from "../features/home/home-frame.tsx";

const ROWS = ["w-72", "w-56", "w-64", "w-48", "w-60", "w-52"];

/** What the tab is called until the page has a title of its own: as its entry of the menu (SCREEN-G4). */
function NamedPage({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  usePageTitle(name);
  return children;
}

/** The outline of a screen while its code is on its way. Home, which is no list, has its own. */
export function PageLoading() {
  const entry = useLocation({ select: ({ pathname }) => menuEntryAt(pathname)?.entry });
  const outline = entry === "Home" ? <HomeSkeleton /> : <ListOutline />;
  return entry === undefined ? outline : <NamedPage name={entry}>{outline}</NamedPage>;
}

function ListOutline() {
  return (
    <Loading className="w-full px-4 pt-6 md:px-6">
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="mt-3 h-3 w-96 max-w-full" />
      <div className="mt-8">
        {ROWS.map((width) => (
          <div key={width} className="flex h-14 items-center gap-6 border-b border-line">
            <Skeleton className={`h-3 max-w-full ${width}`} />
            <Skeleton className="ml-auto h-3 w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

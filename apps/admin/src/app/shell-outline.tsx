import { Wordmark } from "@marquee/ui/content/mark.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { PageLoading } from "./page-loading.tsx";

const ENTRIES = ["w-20", "w-28", "w-24", "w-32", "w-16", "w-28"];

/** Bar, menu and page in outline, while the user is being looked up. */
export function ShellOutline() {
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex h-(--bar) shrink-0 items-center px-4 max-md:border-b max-md:border-line">
        <Wordmark />
      </header>
      <div className="flex min-h-0 flex-1">
        <div className="flex w-(--drawer) shrink-0 flex-col gap-5 px-5 pt-4 max-md:hidden">
          {ENTRIES.map((width, index) => (
            <Skeleton key={index} className={`h-3 ${width}`} />
          ))}
        </div>
        <main className="min-w-0 flex-1 overflow-hidden bg-surface md:rounded-tl-card md:border-t md:border-l md:border-line">
          <PageLoading />
        </main>
      </div>
    </div>
  );
}

import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useEffect } from "react";

/** What a page does when it is closed or reloaded, and when the browser shows it again as it was. */
interface PageClosed {
  readonly closed: () => void;
  readonly shownAgain?: () => void;
}

/** Tells a page that it is closed, and that it is shown again: browsers keep pages that are left, to go back to them. */
export function usePageClosed(page: PageClosed): void {
  const latest = useLatest(page);
  useEffect(() => {
    const close = () => latest.current.closed();
    const open = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current.shownAgain?.();
    };
    addEventListener("pagehide", close);
    addEventListener("pageshow", open);
    return () => {
      removeEventListener("pagehide", close);
      removeEventListener("pageshow", open);
    };
  }, [latest]);
}

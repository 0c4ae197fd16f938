import { useEffect } from "react";

/** Names the page in the browser's tab (SCREEN-G3). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Marquee`;
  }, [title]);
}

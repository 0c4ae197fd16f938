import { tabTitle } from "@marquee/domain/access/page-name";
import { useEffect } from "react";

/** Names the page in the browser's tab (SCREEN-G4). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}

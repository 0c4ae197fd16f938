import { whenIdle } from "@marquee/ui/browser/when-idle.ts";
import type { QueryClient } from "@tanstack/react-query";

/** The longest to wait for a page that is always busy, in milliseconds. */
const LONGEST_WAIT_MS = 3000;

/** Calls once the page has fetched what it shows and is at rest: nothing the user waits for comes after it. */
export function onceFetched(queries: QueryClient, callback: () => void): () => void {
  let callOff = () => {};
  const look = () => {
    if (queries.isFetching() > 0) return;
    unsubscribe();
    callOff = whenIdle(callback, LONGEST_WAIT_MS);
  };
  const unsubscribe = queries.getQueryCache().subscribe(look);
  look();
  return () => {
    unsubscribe();
    callOff();
  };
}

import { useEffect, useEffectEvent } from "react";

const PAUSE_MS = 5000;

/** Whether the server responds at all, to a request for a file that every version of the panel has. */
const responds = async (): Promise<boolean> => {
  try {
    await fetch(import.meta.url, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
};

/** Calls back once, when the server responds again after it did not: for a page that failed to load (SCREEN-B6). */
export function useWhenBack(onBack: () => void): void {
  const callBack = useEffectEvent(onBack);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWatching = true;
    const look = async (wasAway: boolean) => {
      const isBack = await responds();
      if (!isWatching) return;
      if (!isBack) timer = setTimeout(() => void look(true), PAUSE_MS);
      else if (wasAway) callBack();
    };
    void look(false);
    return () => {
      isWatching = false;
      clearTimeout(timer);
    };
  }, []);
}

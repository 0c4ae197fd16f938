import { createContext, use, useEffect, useLayoutEffect, useRef } from "react";

type WouldLose = () => boolean;

/** What is open below a guard and would be lost with the page. */
export const OpenEdits = createContext<Set<WouldLose>>(new Set());

/** Why the page may not be used any more, while it is open for what was typed in it; null if it may be. */
export const LostRight = createContext<string | null>(null);

/** Tells the guard above that leaving the page may lose something. */
export function useOpenEdit(wouldLose: WouldLose): void {
  const edits = use(OpenEdits);
  const latest = useRef(wouldLose);
  useLayoutEffect(() => {
    latest.current = wouldLose;
  });
  useEffect(() => {
    const ask = () => latest.current();
    edits.add(ask);
    return () => void edits.delete(ask);
  }, [edits]);
}

/** The property of a button that saves: disabled with the reason once the right to it was taken away (SCREEN-G10). */
export function useSaveReason(): { readonly disabledReason?: string } {
  const reason = use(LostRight);
  return reason === null ? {} : { disabledReason: reason };
}

import { createContext, useContext, useEffect } from "react";

/** Takes what a control says of the text in it, which its field shows in place of the broken rule; null outside of a field. */
export const FieldNote = createContext<((note: string | null) => void) | null>(null);

/** Lets the field around a control show this in place of a broken rule; nothing at all for an empty text (FORM-E5, WIRE-D4). */
export function useFieldNote(note: string | null): void {
  const show = useContext(FieldNote);
  useEffect(() => {
    if (note === null) return undefined;
    show?.(note);
    return () => show?.(null);
  }, [show, note]);
}

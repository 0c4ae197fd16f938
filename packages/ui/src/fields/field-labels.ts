import { createContext, useContext, useEffect } from "react";

/** What the fields of a form are called, by their names; null outside of a form. A field that was shown once stays known. */
export const FieldLabels = createContext<Map<string, string> | null>(null);

/** Lets the form around a field know what it is called. */
export function useFieldLabel(name: string | undefined, label: string): void {
  const labels = useContext(FieldLabels);
  useEffect(() => {
    if (name !== undefined) labels?.set(name, label);
  }, [labels, name, label]);
}

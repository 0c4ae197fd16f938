import { useEffect, useEffectEvent, useState } from "react";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";

const load = () => import("./keys-dialog.tsx");
const TYPES_INTO = "input, textarea, select, [contenteditable], [role=textbox]";

/** Whether a key is one of the page: no field takes it, and nothing is open over the page. */
const isOfPage = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) &&
  !(target instanceof Element && target.closest(TYPES_INTO) !== null) &&
  document.querySelector("[role=dialog], [role=alertdialog]") === null;

const focusSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>("main [role=search] input[type=search]");
  field?.focus();
  field?.select();
  return field !== null;
};

/** The list of keys that "?" opens, or null; "/" goes to the search of a list (SCREEN-K8). */
export function useKeysDialog() {
  const [loaded, want] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== "?" && event.key !== "/") || !isOfPage(event)) return;
    if (event.key === "/") {
      // the browser would type the key into the field that has the focus now
      if (focusSearch()) event.preventDefault();
      return;
    }
    event.preventDefault();
    setOpen(true);
    void want();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return open && loaded ? <loaded.KeysDialog onClose={() => setOpen(false)} /> : null;
}

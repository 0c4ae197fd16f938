import { useState } from "react";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { usePageKeys } from "../../page-kit/page-keys.ts";

const load = () => import("./keys-dialog.tsx");
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
  usePageKeys((event) => {
    if (event.key !== "?" && event.key !== "/") return;
    if (event.key === "/") {
      // the browser would type the key into the field that has the focus now
      if (focusSearch()) event.preventDefault();
      return;
    }
    event.preventDefault();
    setOpen(true);
    void want();
  });
  return open && loaded ? <loaded.KeysDialog onClose={() => setOpen(false)} /> : null;
}

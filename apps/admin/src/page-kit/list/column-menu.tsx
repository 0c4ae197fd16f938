import { Columns3 } from "lucide-react";
import { useState } from "react";
import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { ListTable } from "./list-features.ts";

const load = () => import("./column-chooser.tsx");

/** Which columns this person sees, and in which order; stored for the next visit. */
export function ColumnMenu<Row extends object>({ table }: { readonly table: ListTable<Row> }) {
  const [chooser, want, prepare] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    void want();
  };
  const button = (
    <Button
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(chooser ? {} : { onClick: () => change(true) })}
    >
      <Columns3 className="size-4" aria-hidden="true" />
      Columns
    </Button>
  );
  if (!chooser) return button;
  return (
    <chooser.ColumnChooser table={table} open={open} onOpenChange={change}>
      {button}
    </chooser.ColumnChooser>
  );
}

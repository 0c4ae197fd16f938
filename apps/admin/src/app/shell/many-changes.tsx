import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useCallback, useState } from "react";
import type { ChangeStart } from "../../features/items/start-changing.ts";

// Loaded on demand: few visits change many rows together.
const ChangeItems = onDemand(
  async () => (await import("../../features/items/change-items-dialog.tsx")).ChangeItems,
  { loading: <DialogFrame /> },
);

/** Each with a number of its own. */
type Started = readonly (readonly [number, ChangeStart])[];

/** More changes than these cannot be taken back by a toast that is still in sight. */
const MOST_RUNNING = 3;

/** Changes of many items, above every page: each is a process of its own, whose Undo works on other pages and later. */
export function useManyChanges() {
  const [started, setStarted] = useState<Started>([]);
  const startChanging = useCallback(
    (start: ChangeStart) =>
      setStarted((before) => {
        const next = (before.at(-1)?.[0] ?? 0) + 1;
        return [...before.slice(1 - MOST_RUNNING), [next, start]];
      }),
    [],
  );
  return { started, startChanging };
}

/** Their dialogs. */
export function ManyChanges({ started }: { readonly started: Started }) {
  return started.map(([key, start]) => <ChangeItems key={key} start={start} />);
}

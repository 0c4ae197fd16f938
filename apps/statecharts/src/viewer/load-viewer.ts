import { loadEntry } from "../charts/load-entry.ts";

/** Loads the code that shows a chart, once, in a chunk of its own. */
export const loadViewer = () => import("./viewer.tsx");

/** Loads a chart, and what shows it, before the user goes there. */
export function prepareViewer(id: string): void {
  void loadEntry(id);
  void loadViewer();
}

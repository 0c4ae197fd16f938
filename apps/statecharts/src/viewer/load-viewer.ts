import { loadEntry } from "../charts/load-entry.ts";

export const loadViewer = () => import("./viewer.tsx");

/** Loads a chart, and what shows it, before the user goes there. */
export function prepareViewer(id: string): void {
  void loadEntry(id);
  void loadViewer();
}

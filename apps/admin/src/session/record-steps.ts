import type { InspectionEvent } from "xstate";

/** What a machine reported, and when. */
export type Recorded = readonly [event: InspectionEvent, at: number];

/** What waits until it is counted: nothing of it leaves the page (TRAFFIC-P1). */
const MOST = 500;
const waiting: Recorded[] = [];
const wait = (one: Recorded): void => {
  if (waiting.length < MOST) waiting.push(one);
};
let take: ((one: Recorded) => void) | null = null;

/** Records what machines report from now on: all machines of the panel are begun with `recordStep` (TRAFFIC-A1). */
export function startRecording(): void {
  take ??= wait;
}

/** Hands over what was recorded, and from now on at once. */
export function handOver(count: (one: Recorded) => void): void {
  for (const one of waiting.splice(0)) count(one);
  take = count;
}

/** The inspection that every machine is begun with; its children are seen through its system. */
export const recordStep = (event: InspectionEvent): void => take?.([event, Date.now()]);

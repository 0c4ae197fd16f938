import { Actor, type AnyActorRef, type InspectionEvent } from "xstate";

/** What a machine reported, and when. */
export type Recorded = readonly [event: InspectionEvent, at: number];

/** What waits until it is counted: nothing of it leaves the page (TRAFFIC-P1). */
const MOST = 500;
const waiting: Recorded[] = [];
let take = (one: Recorded): void => {
  if (waiting.length < MOST) waiting.push(one);
};

/** Hands over what was recorded, and from now on at once. */
export function handOver(count: (one: Recorded) => void): void {
  for (const one of waiting.splice(0)) count(one);
  take = count;
}

/**
 * Records every machine of the page from its first transition on, which it takes before it is started. Its children are seen
 * through its system. XState has a method for both a new state and a stored one, and no other place that all actors pass.
 */
export function record(): void {
  const begin = Reflect.get(Actor.prototype, "_initState");
  Reflect.set(
    Actor.prototype,
    "_initState",
    function beginRecorded(this: AnyActorRef, state: unknown) {
      if (!this._parent) this.system.inspect({ next: (event) => take([event, Date.now()]) });
      return Reflect.apply(begin, this, [state]);
    },
  );
}

/** Whether the browser asks that nothing is counted (TRAFFIC-P3). */
export const asksNotToCount = (): boolean =>
  Reflect.get(navigator, "globalPrivacyControl") === true || navigator.doNotTrack === "1";

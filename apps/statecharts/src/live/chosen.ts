import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import type { Live, LiveWindow } from "./live-store.ts";

/**
 * The window that is watched: the one that the address names, else the latest that is still open. If the view follows the
 * user, a window that is gone is followed by the one that they have opened since, as after a reload.
 */
export function chooseWindow(
  { windows, isFollowing }: Live,
  asked: string | null,
): LiveWindow | null {
  const named = windows.find(({ id }) => id === asked);
  const latest = windows.findLast(({ isGone }) => !isGone) ?? null;
  if (!named) return latest ?? windows.at(-1) ?? null;
  const goesOn = named.isGone && isFollowing && latest && latest.openedAt > named.openedAt;
  return goesOn ? latest : named;
}

/** The machine that is watched: the one that the address names, else the last of this chart, running ones first. */
export function chooseActor(
  window: LiveWindow | null,
  chart: string,
  asked: string | null,
): LiveActor | null {
  const some = window?.actors.filter((actor) => actor.chart === chart) ?? [];
  return (
    some.find(({ id }) => id === asked) ??
    some.findLast(({ isRunning }) => isRunning) ??
    some.at(-1) ??
    null
  );
}

/** The steps of a window that are shown, the latest last. */
export const shownSteps = ({ cleared }: Live, { id, steps }: LiveWindow): readonly LiveStep[] =>
  steps.filter(({ number }) => number > (cleared[id] ?? 0));

/** The machine that went to another state last, or has just begun. An event that leaves a machine in its state does not count. */
export const lastMoved = ({ actors }: LiveWindow): LiveActor | null =>
  actors
    .filter(({ isRunning }) => isRunning)
    .toSorted((one, other) => one.since - other.since)
    .at(-1) ?? null;

/** Whether the address shows what the user does last: that machine, and no window but theirs, which a reload has changed. */
export const isShown = (
  { window, actor }: { readonly window: LiveWindow | null; readonly actor: LiveActor | null },
  moved: LiveActor | null,
  asked: string | null,
): boolean => moved?.id === actor?.id && (asked === null || asked === window?.id);

import {
  LIVE_CHANNEL,
  liveLock,
  VIEW_LOCK,
  type LiveActor,
  type LiveMessage,
  type LiveStep,
} from "@marquee/machines/live/live-message";
import { useSyncExternalStore } from "react";

/** How many steps of a window are shown at most. */
const MOST = 500;

/** An open window of the panel, as it was seen last. */
export interface LiveWindow {
  readonly id: string;
  /** Its number among the windows that were seen. */
  readonly number: number;
  readonly title: string;
  readonly openedAt: number;
  readonly isGone: boolean;
  readonly actors: readonly LiveActor[];
  readonly steps: readonly LiveStep[];
}

/** What the live view shows: the windows of this browser, and how it follows them. */
export interface Live {
  readonly windows: readonly LiveWindow[];
  /** Whether the chart of the machine that moved last is shown. */
  readonly isFollowing: boolean;
  readonly isHeld: boolean;
  /** Steps up to this number of a window are no longer shown, by its id. */
  readonly cleared: Readonly<Record<string, number>>;
}

let live: Live = { windows: [], isFollowing: true, isHeld: false, cleared: {} };
let shown: Live = live;
const listeners = new Set<() => void>();

function change(next: Partial<Live>): void {
  live = { ...live, ...next };
  if (!live.isHeld) shown = live;
  else shown = { ...shown, isHeld: true, isFollowing: live.isFollowing, cleared: live.cleared };
  for (const listener of listeners) listener();
}

const changeWindow = (id: string, by: (known: LiveWindow) => LiveWindow): void =>
  change({ windows: live.windows.map((one) => (one.id === id ? by(one) : one)) });

const withActor = (actors: readonly LiveActor[], actor: LiveActor): readonly LiveActor[] =>
  actors.some(({ id }) => id === actor.id)
    ? actors.map((one) => (one.id === actor.id ? actor : one))
    : [...actors, actor];

const markGone = (id: string): void => changeWindow(id, (known) => ({ ...known, isGone: true }));

let channel: BroadcastChannel | null = null;
const send = (message: LiveMessage): void => channel?.postMessage(message);

function receive(message: LiveMessage): void {
  if (message.kind === "here") {
    const { window: id, title, openedAt, actors, steps } = message;
    const known = live.windows.find((one) => one.id === id);
    const number = known?.number ?? live.windows.length + 1;
    const window = { id, number, title, openedAt, actors, steps, isGone: false };
    change({
      windows: [...live.windows.filter((one) => one.id !== id), window].toSorted(
        (a, b) => a.number - b.number,
      ),
    });
    // the window holds this lock until it is gone, however it ends
    if (!known) void navigator.locks.request(liveLock(id), () => markGone(id));
  } else if (message.kind === "stepped") {
    const { window: id, title, actor, step } = message;
    changeWindow(id, (known) => ({
      ...known,
      title,
      actors: withActor(known.actors, actor),
      steps: step ? [...known.steps.slice(1 - MOST), step] : known.steps,
    }));
  } else if (message.kind === "gone") markGone(message.window);
}

/** Asks for the open windows of this browser that let themselves be watched. */
function connect(): void {
  if (channel) return;
  channel = new BroadcastChannel(LIVE_CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => receive(data));
  send({ kind: "ask" });
}

/** Watches no window any more. */
export function detach(): void {
  channel?.close();
  channel = null;
  change({ windows: [], isHeld: false, isFollowing: true, cleared: {} });
}

/** Sets whether the view goes to the chart of the machine that moved last. */
export const follow = (isFollowing: boolean): void => change({ isFollowing });

/** Sets whether the view is held; what happened meanwhile is shown once it goes on. */
export const hold = (isHeld: boolean): void => change({ isHeld });

/** Shows nothing of what a window did so far. */
export function clearTrail({ id, steps }: LiveWindow): void {
  change({ cleared: { ...live.cleared, [id]: steps.at(-1)?.number ?? 0 } });
}

const subscribe = (listener: () => void) => {
  connect();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Windows open no further view as long as a part of this page shows it. Who only counts the windows watches none of them. */
const subscribeView = (listener: () => void) => {
  const unsubscribe = subscribe(listener);
  const hidden = Promise.withResolvers<void>();
  void navigator.locks.request(VIEW_LOCK, { mode: "shared" }, () => hidden.promise);
  return () => {
    hidden.resolve();
    unsubscribe();
  };
};

/** What the live view shows. */
export const useLive = (): Live => useSyncExternalStore(subscribeView, () => shown);

/** How many windows of this browser can be watched now. */
export const useWindowCount = (): number =>
  useSyncExternalStore(subscribe, () => live.windows.filter(({ isGone }) => !isGone).length);

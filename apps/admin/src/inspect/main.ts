import {
  LIVE_CHANNEL,
  liveLock,
  VIEW_LOCK,
  type LiveActor,
  type LiveMessage,
  type LiveStep,
} from "@marquee/machines/live/live-message";
import { Actor, type AnyActorRef, StateMachine } from "xstate";
import { showBar } from "./bar.ts";
import { keepInspecting } from "./keep-inspecting.ts";
import { watchActors } from "./watch-actors.ts";

// The server names this file in the page of an address with `?inspect`, in embedded mode alone, before the panel's own
// (LIVE-1). So every actor of the panel is seen from its start, and the panel itself has no code for it.
const id = crypto.randomUUID();
const openedAt = Date.now();
const viewAddress = `/STATECHARTS/live?window=${id}`;

const channel = new BroadcastChannel(LIVE_CHANNEL);
const send = (message: LiveMessage): void => channel.postMessage(message);
const title = (): string => document.title.replace(/\S*@\S*/g, "…").slice(0, 60);

const watched = watchActors(
  (actor: LiveActor, step: LiveStep | null, begun: readonly string[]) =>
    send({ kind: "stepped", window: id, title: title(), actor, step, begun }),
  Date.now,
);
const sendAll = (): void =>
  send({
    kind: "here",
    window: id,
    title: title(),
    openedAt,
    actors: watched.actors(),
    steps: watched.steps(),
  });

const stopInspecting = keepInspecting();
const initialize = Reflect.get(StateMachine.prototype, "getInitialSnapshot");
/** A machine takes its first transitions here, before its actor is started. */
StateMachine.prototype.getInitialSnapshot = function initializeWatched(scope, ...rest) {
  watched.watch(scope.self);
  return Reflect.apply(initialize, this, [scope, ...rest]);
};
const start = Reflect.get(Actor.prototype, "start");
/** Every actor of the page begins here; a child is seen through the system of its root. */
Actor.prototype.start = function startWatched(this: AnyActorRef) {
  if (!this._parent) watched.watch(this);
  return Reflect.apply(start, this, []);
};

let isOpen = false;
channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => {
  if (data.kind === "ask" && isOpen) sendAll();
});

/**
 * Opens a live view if none is shown. A lock knows that at once, however busy the other pages are. If the browser lets no page
 * open another, the bar's link does.
 */
async function openView(): Promise<void> {
  const isShown = await navigator.locks.request(
    VIEW_LOCK,
    { ifAvailable: true },
    (lock) => lock === null,
  );
  if (!isShown) window.open(viewAddress, LIVE_CHANNEL);
}

let release = (): void => {};
void navigator.locks.request(liveLock(id), () => {
  // a viewer waits for this lock as soon as it knows of the window
  isOpen = true;
  sendAll();
  // not before: the browser drops a lock that it grants while a page opens another
  void openView();
  return new Promise<void>((resolve) => {
    release = resolve;
  });
});
const end = (): void => {
  send({ kind: "gone", window: id });
  channel.close();
  release();
  Actor.prototype.start = start;
  StateMachine.prototype.getInitialSnapshot = initialize;
  stopInspecting();
};
addEventListener("pagehide", () => send({ kind: "gone", window: id }));
// a page restored from the browser's back cache goes on where it was
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) sendAll();
});

showBar({ viewAddress, end });

import { Badge } from "@marquee/ui/content/badge.tsx";
import type { LiveActor } from "@marquee/machines/live/live-message";
import { goTo, chartHref } from "../app/address.ts";
import { findEntry } from "../charts/every-entry.ts";
import { follow, type Live, type LiveWindow } from "./live-store.ts";

/** The address under which a machine of a window is watched. */
export const watchHref = (window: LiveWindow, { chart, id }: LiveActor): string =>
  chartHref(chart, { tab: "live", window: window.id, actor: id });

const stateKey = (state: string): string => state.split(".").slice(-1).join("");

function ActorRow(props: {
  readonly window: LiveWindow;
  readonly actor: LiveActor;
  readonly depth: number;
  readonly isChosen: boolean;
  readonly hasMoved: boolean;
}) {
  const { window, actor, depth, isChosen, hasMoved } = props;
  const entry = findEntry(actor.chart);
  const leaves = actor.states.filter(
    (id) => !actor.states.some((other) => other.startsWith(`${id}.`)),
  );
  const classes = [
    "actor",
    depth > 0 ? "child" : "",
    actor.isRunning ? "" : "ended",
    hasMoved ? "moved" : "",
  ];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(" ")}
      aria-current={isChosen}
      disabled={!entry}
      onClick={() => {
        follow(false);
        goTo(watchHref(window, actor));
      }}
    >
      <b>{entry?.chart.title ?? actor.chart}</b>
      <span className="state">{leaves.map(stateKey).join(", ") || "–"}</span>
      <span className="key">
        {actor.chart}
        {actor.isRunning ? "" : " · ended"}
      </span>
    </button>
  );
}

/** Every machine below its parent, in the order in which they began. */
function inOrder(
  actors: readonly LiveActor[],
  parent: string | null = null,
  depth = 0,
): readonly (readonly [LiveActor, number])[] {
  return actors
    .filter((actor) => actor.parent === parent)
    .flatMap((actor) => [[actor, depth] as const, ...inOrder(actors, actor.id, depth + 1)]);
}

/** The windows of this browser with their machines; the running ones, and those that ended last. */
export function LiveActors(props: {
  readonly live: Live;
  readonly window: LiveWindow | null;
  readonly actor: LiveActor | null;
}) {
  const { live, window: chosen, actor: chosenActor } = props;
  const open = live.windows.filter(({ isGone }) => !isGone);
  return (
    <aside className="left" aria-label="Watched windows">
      <section className="section">
        <div className="row">
          <span className={open.length > 0 ? "led" : "led off"} aria-hidden="true" />
          <b>{open.length > 0 ? "Attached" : "No window to watch"}</b>
          <span className="space" />
          <Badge dot={false}>{`${open.length} ${open.length === 1 ? "window" : "windows"}`}</Badge>
        </div>
        <p className="small mute">
          Windows of this browser only. What identifies users or pays is withheld before it leaves
          the window.
        </p>
      </section>
      {live.windows.map((window) => {
        const rows = inOrder(window.actors);
        const ended = rows.filter(([actor]) => !actor.isRunning).slice(-4);
        const last = window.steps.at(-1)?.actor;
        return (
          <section key={window.id} aria-label={`Window ${window.number}`}>
            <h2>
              <span>{window.title || "A page"}</span> · window <span>{window.number}</span>
              {window.isGone && <Badge tone="bad">closed</Badge>}
            </h2>
            {rows
              .filter(([actor]) => actor.isRunning || ended.some(([one]) => one.id === actor.id))
              .map(([actor, depth]) => (
                <ActorRow
                  key={actor.id}
                  window={window}
                  actor={actor}
                  depth={depth}
                  isChosen={window.id === chosen?.id && actor.id === chosenActor?.id}
                  hasMoved={actor.id === last && actor.isRunning}
                />
              ))}
          </section>
        );
      })}
    </aside>
  );
}

import type { LiveActor } from "@marquee/machines/live/live-message";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { goTo, chartHref } from "../app/address.ts";
import { findEntry } from "../charts/every-entry.ts";
import { Section } from "../panel/section.tsx";
import { Led } from "./led.tsx";
import { follow, type Live, type LiveWindow } from "./live-store.ts";

/** The address under which a machine of a window is watched. */
export const watchHref = (window: LiveWindow, { chart, id }: LiveActor): string =>
  chartHref(chart, { tab: "live", window: window.id, actor: id });

const stateKey = (state: string): string => state.split(".").slice(-1).join("");

/** From the machine that began it. */
const CHILD_LINE =
  "before:absolute before:-top-1 before:left-4.5 before:h-5.5 before:w-[9px] before:rounded-bl-[5px] before:border-b before:border-l before:border-line-mid";

/** The machine that did the last step. */
const MOVED = "after:ml-1.5 after:inline-block after:size-[7px] after:rounded-full after:bg-accent";

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
  return (
    <button
      type="button"
      className={classNames(
        "relative mx-2 mb-0.5 grid w-[calc(100%-1rem)] grid-cols-[1fr_auto] gap-x-2 gap-y-px rounded-control py-2 pr-3 text-small/4.5 aria-current:bg-accent-tint enabled:hover:not-aria-current:bg-hover",
        depth > 0 ? `${CHILD_LINE} pl-8.5` : "pl-2",
      )}
      aria-current={isChosen}
      disabled={!entry}
      onClick={() => {
        follow(false);
        goTo(watchHref(window, actor));
      }}
    >
      <b className={actor.isRunning ? "font-semibold" : "font-normal text-muted"}>
        {entry?.chart.title ?? actor.chart}
      </b>
      <span
        className={classNames(
          "text-right text-[0.75rem] wrap-anywhere",
          actor.isRunning ? "font-[550] text-accent-text" : "text-muted",
          hasMoved && MOVED,
        )}
      >
        {leaves.map(stateKey).join(", ") || "–"}
      </span>
      <span className="text-tiny text-muted">
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
    <aside
      className="w-66 flex-none overflow-auto border-r border-line bg-surface max-[1100px]:max-h-[28%] max-[1100px]:w-full max-[1100px]:border-r-0 max-[1100px]:border-b"
      aria-label="Watched windows"
    >
      <Section>
        <div className="flex min-w-0 items-center gap-2">
          <Led isOn={open.length > 0} />
          <b>{open.length > 0 ? "Attached" : "No window to watch"}</b>
          <span className="flex-1" />
          <Badge dot={false}>{`${open.length} ${open.length === 1 ? "window" : "windows"}`}</Badge>
        </div>
        <p className="mt-2.5 text-tiny text-muted max-[1100px]:hidden">
          Windows of this browser only. What identifies users or pays is withheld before it leaves
          the window.
        </p>
      </Section>
      {live.windows.map((window) => {
        const rows = inOrder(window.actors);
        const ended = rows.filter(([actor]) => !actor.isRunning).slice(-4);
        const last = window.steps.at(-1)?.actor;
        return (
          <section key={window.id} aria-label={`Window ${window.number}`}>
            <h2 className="flex items-center gap-2 px-4 pt-3.5 pb-1.5 text-tiny font-semibold text-muted">
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

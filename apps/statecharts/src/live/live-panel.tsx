import { Badge } from "@marquee/ui/content/badge.tsx";
import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import { useEffect, useState } from "react";
import type { Entry } from "../charts/entry.ts";
import { findEntry } from "../charts/every-entry.ts";
import { leafStates, stateTitle } from "@marquee/charts/chart/part-text";
import type { LiveWindow } from "./live-store.ts";
import { HowToAttach } from "./how-to-attach.tsx";

const NEWEST = 60;

const clockText = (at: number): string => {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, "0")}`;
};

/** For how long a machine has been where it is, counted while it is watched. */
function Since({ at }: { readonly at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  return <>{seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}</>;
}

function Context({ actor, last }: { readonly actor: LiveActor; readonly last: LiveStep | null }) {
  const withheld = actor.context.filter(({ value }) => value === null).length;
  const carried = new Set(last?.carried.map(({ path }) => path));
  return (
    <section className="section" aria-label="Context">
      <h3>
        Context <span>{withheld} withheld</span>
      </h3>
      {actor.context.length === 0 && <p className="small mute">This machine stores nothing.</p>}
      <table className="changes">
        <tbody>
          {actor.context.map(({ path, value }) => (
            <tr key={path} className={carried.has(path) ? "changed" : ""}>
              <td>{path}</td>
              <td>{value ?? <span className="withheld">withheld</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function StepRow({ step, window }: { readonly step: LiveStep; readonly window: LiveWindow }) {
  const actor = window.actors.find(({ id }) => id === step.actor);
  const entry = findEntry(actor?.chart ?? "");
  const first = entry?.index.transition(step.taken[0] ?? "");
  const titles = (states: readonly string[]) =>
    entry
      ? leafStates(entry.index, states)
          .map((id) => stateTitle(entry.index, id))
          .join(", ")
      : states.join(", ");
  const isRefused = step.taken.length === 0;
  return (
    <li>
      <time dateTime={new Date(step.at).toISOString()}>{clockText(step.at)}</time>
      <span>
        <b>{first?.label || step.event}</b>{" "}
        {first?.guard && <span className="doubt">[{first.guard}]</span>}{" "}
        {step.carried.some(({ value }) => value === null) && (
          <span className="withheld">withheld</span>
        )}
        {isRefused && <span className="poor">had no effect</span>}
        <em>
          {entry?.chart.title}: {titles(step.from)}
          {isRefused || titles(step.from) === titles(step.to) ? "" : ` → ${titles(step.to)}`}
        </em>
      </span>
    </li>
  );
}

/** One machine of a watched window: where it is, what it stores as far as it may be shown, and every event with its time. */
export function LivePanel(props: {
  readonly entry: Entry;
  readonly window: LiveWindow | null;
  readonly actor: LiveActor | null;
  readonly steps: readonly LiveStep[];
}) {
  const { entry, window, actor, steps } = props;
  const [isAll, setAll] = useState(false);
  if (!window) return <HowToAttach />;
  const own = steps.filter((step) => step.actor === actor?.id);
  const listed = (isAll ? steps : own).slice(-NEWEST).toReversed();
  const leaves = actor ? leafStates(entry.index, actor.states) : [];
  return (
    <>
      <section className="section" aria-label="Now">
        <div className="row small">
          <span role="status">
            <Badge tone={window.isGone ? "bad" : "ok"}>
              {window.isGone ? "Window closed" : "Live"}
            </Badge>
          </span>
          {actor && !window.isGone && (
            <span className="mute">
              {actor.isRunning ? (
                <>
                  for <Since at={actor.since} />
                </>
              ) : (
                "ended"
              )}
            </span>
          )}
        </div>
        <h2 aria-live="polite">
          {actor
            ? leaves.map((id) => stateTitle(entry.index, id)).join(" · ")
            : `No ${entry.chart.title.toLowerCase()} runs there`}
        </h2>
        <p className="about">
          {actor
            ? leaves.map((id) => entry.index.state(id).description).join(" ")
            : "Choose one of the machines of the window, or go in the panel to where this one runs."}
        </p>
        {window.isGone && (
          <p className="about">
            The window was closed, reloaded or has ended the inspection. What was seen of it stays
            here.
          </p>
        )}
      </section>
      {actor && <Context actor={actor} last={own.at(-1) ?? null} />}
      <section className="section" aria-label="Events">
        <h3>
          Events
          <span className="segment">
            <button
              type="button"
              className={isAll ? "" : "on"}
              aria-pressed={!isAll}
              onClick={() => setAll(false)}
            >
              This machine
            </button>
            <button
              type="button"
              className={isAll ? "on" : ""}
              aria-pressed={isAll}
              onClick={() => setAll(true)}
            >
              All
            </button>
          </span>
        </h3>
        {listed.length === 0 && (
          <p className="small mute">Nothing has happened yet: work in the window.</p>
        )}
        <ol className="log number">
          {listed.map((step) => (
            <StepRow key={step.number} step={step} window={window} />
          ))}
        </ol>
      </section>
    </>
  );
}

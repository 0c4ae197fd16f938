import { leafStates, stateTitle } from "@marquee/charts/chart/part-text";
import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { useEffect, useState } from "react";
import type { Entry } from "../charts/entry.ts";
import { findEntry } from "../charts/every-entry.ts";
import { ContextRow, ContextTable } from "../panel/context-table.tsx";
import { About, Headline, Section } from "../panel/section.tsx";
import { Segment, SegmentButton } from "../panel/segment.tsx";
import { HowToAttach } from "./how-to-attach.tsx";
import type { LiveWindow } from "./live-store.ts";

const NEWEST = 60;

const Withheld = () => (
  <span className="inline-block rounded-[4px] bg-active px-1.5 text-[0.75rem] text-muted">
    withheld
  </span>
);

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
    <Section title="Context" end={`${withheld} withheld`}>
      {actor.context.length === 0 && (
        <p className="text-tiny text-muted">This machine stores nothing.</p>
      )}
      <ContextTable>
        {actor.context.map(({ path, value }) => (
          <ContextRow key={path} path={path} isChanged={carried.has(path)}>
            {value ?? <Withheld />}
          </ContextRow>
        ))}
      </ContextTable>
    </Section>
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
    <li className="grid grid-cols-[84px_1fr] gap-x-2 gap-y-0.5 rounded-small px-2 py-1.5 text-tiny/[1.0625rem] first:bg-accent-tint">
      <time className="text-muted" dateTime={new Date(step.at).toISOString()}>
        {clockText(step.at)}
      </time>
      <span>
        <b className="font-semibold">{first?.label || step.event}</b>{" "}
        {first?.guard && <span className="text-wait-sign">[{first.guard}]</span>}{" "}
        {step.carried.some(({ value }) => value === null) && <Withheld />}
        {isRefused && <span className="text-bad-sign">had no effect</span>}
        <em className="block text-muted not-italic">
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
      <Section label="Now">
        <div className="flex min-w-0 items-center gap-2 text-tiny">
          <span role="status">
            <Badge tone={window.isGone ? "bad" : "ok"}>
              {window.isGone ? "Window closed" : "Live"}
            </Badge>
          </span>
          {actor && !window.isGone && (
            <span className="text-muted">
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
        <Headline isLive>
          {actor
            ? leaves.map((id) => stateTitle(entry.index, id)).join(" · ")
            : `No ${entry.chart.title.toLowerCase()} runs there`}
        </Headline>
        <About>
          {actor
            ? leaves.map((id) => entry.index.state(id).description).join(" ")
            : "Choose one of the machines of the window, or go in the panel to where this one runs."}
        </About>
        {window.isGone && (
          <About className="mt-1.5">
            The window was closed, reloaded or has ended the inspection. What was seen of it stays
            here.
          </About>
        )}
      </Section>
      {actor && <Context actor={actor} last={own.at(-1) ?? null} />}
      <Section
        title="Events"
        end={
          <Segment>
            <SegmentButton aria-pressed={!isAll} onClick={() => setAll(false)}>
              This machine
            </SegmentButton>
            <SegmentButton aria-pressed={isAll} onClick={() => setAll(true)}>
              All
            </SegmentButton>
          </Segment>
        }
      >
        {listed.length === 0 && (
          <p className="text-tiny text-muted">Nothing has happened yet: work in the window.</p>
        )}
        <ol className="tabular-nums">
          {listed.map((step) => (
            <StepRow key={step.number} step={step} window={window} />
          ))}
        </ol>
      </Section>
    </>
  );
}

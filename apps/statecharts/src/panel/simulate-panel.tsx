import { stateTitle } from "@marquee/charts/chart/part-text";
import type { GuardResult } from "@marquee/charts/walk/step";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useState } from "react";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { Icon } from "../top/icon.tsx";
import { KeyCap } from "../top/key-cap.tsx";
import type { Walking } from "../walk/use-walk.ts";
import { type Choice, currentLeaves, stepAt, sendTyped, type Walk } from "../walk/walk.ts";
import { LookedAt } from "./looked-at.tsx";
import { Pill } from "./pill.tsx";
import { About, FIELD, Headline, Section } from "./section.tsx";
import { Changes, Timeline } from "./walk-sections.tsx";

/** What an event carries, in short. */
function payloadText(event: object): string {
  const { type: _type, actorId: _actorId, ...rest } = event as Record<string, unknown>;
  const text = Object.values(rest)
    .filter((value) => value !== undefined)
    .map((value) => {
      if (value instanceof Error) return "";
      if (typeof value !== "object" || value === null)
        return typeof value === "string" ? value : JSON.stringify(value);
      const named = ["tag", "status", "outcome", "state", "heading", "email", "code"]
        .map((name): unknown => Reflect.get(value, name))
        .find((one) => typeof one === "string");
      return typeof named === "string" ? named : "";
    })
    .filter(Boolean)
    .join(", ");
  return text.length > 34 ? `${text.slice(0, 33)}…` : text;
}

function GuardReasons({
  entry,
  guards,
}: {
  readonly entry: Entry;
  readonly guards: readonly GuardResult[];
}) {
  return (
    <div className="col-span-full -mr-2 -ml-1 grid gap-1 border-t border-line px-3 pt-2 pb-[9px] text-tiny/[1.0625rem] text-muted">
      {guards.map(({ guard, response }, at) => {
        const question = entry.guards[guard];
        return (
          <div key={at}>
            <b className={`font-semibold ${response ? "text-ok-sign" : "text-bad-sign"}`}>
              {response ? "✓ yes" : "✕ no"}
            </b>{" "}
            <span>{question?.asks ?? guard}</span>{" "}
            <button
              type="button"
              className="text-[0.75rem] font-medium text-accent-text hover:underline"
              onClick={() => replaceParams({ tab: "rules", guard })}
            >
              {question?.rules.join(", ") ?? guard}
            </button>
          </div>
        );
      })}
    </div>
  );
}

const IN_PILL = "mr-[5px] size-[13px] flex-none";

function ChoiceRow(props: {
  readonly entry: Entry;
  readonly choice: Choice;
  readonly number: number;
  readonly take: () => void;
}) {
  const { entry, choice, number, take } = props;
  const { index } = entry;
  const { event, step } = choice;
  const first = index.transition(step.taken[0] ?? "");
  const any = entry.chart.transitions.find((one) => one.event === event.type);
  const label = first?.label || any?.label || event.type;
  const leaves = step.snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0);
  const isRefused = step.taken.length === 0;
  const stays = first?.targets.length === 0;
  const what = payloadText(event);
  return (
    <div className="mb-1.5 grid min-h-9 grid-cols-[1fr_auto] items-center rounded-control border border-line-strong pr-2 pl-1 hover:border-accent-edge">
      <button
        type="button"
        className="flex min-h-8.5 min-w-0 items-center gap-2 overflow-hidden"
        onClick={take}
        disabled={isRefused}
      >
        <Pill tone={isRefused ? "refused" : "strong"}>
          {isRefused && <Icon name="lock" className={IN_PILL} />}
          {first?.trigger === "after" && <Icon name="clock" className={IN_PILL} />}
          <span>{label}</span>
          <span>{what !== "" && `: ${what}`}</span>
        </Pill>
        <span className="truncate text-[0.75rem] text-muted">
          {isRefused
            ? "refused"
            : stays
              ? "stays here"
              : `to ${leaves.map(({ id }) => stateTitle(index, id)).join(", ")}`}
        </span>
      </button>
      {number <= 9 && <KeyCap name={String(number)} />}
      {step.guards.length > 0 && <GuardReasons entry={entry} guards={step.guards} />}
    </div>
  );
}

function EventBox({
  walk,
  setWalk,
}: {
  readonly walk: Walk;
  readonly setWalk: (walk: Walk) => void;
}) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const send = () => {
    const next = sendTyped(walk, text.trim());
    if (typeof next === "string") return setProblem(next);
    setWalk(next);
    setProblem("");
    setText("");
  };
  return (
    <>
      <form
        className="mt-2 flex gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          className={FIELD}
          aria-label="An event of your own"
          placeholder='plan.set, or {"type":"…"}'
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Send</Button>
      </form>
      {problem !== "" && (
        <p className="text-tiny text-bad-sign" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Walks through the machine; empty until the machine is loaded. */
export function SimulatePanel(props: {
  readonly entry: Entry;
  readonly walking: Walking;
  /** The state that is open on the chart. */
  readonly selected: string | null;
}) {
  const { walking } = props;
  const { walk } = walking;
  return walk && <WalkPanel {...props} walking={{ ...walking, walk }} />;
}

/** Walks through the machine: what can happen now, what guards say, what the last step changed, and the way so far. */
function WalkPanel(props: {
  readonly entry: Entry;
  readonly walking: Walking & { readonly walk: Walk };
  readonly selected: string | null;
}) {
  const { entry, walking, selected } = props;
  const { walk, choices, setWalk, take, restart, startNumber } = walking;
  const { index, starts } = entry;
  const { snapshot } = stepAt(walk);
  const leaves = currentLeaves(walk);
  const [leaf = entry.chart.id] = leaves;
  const state = index.state(leaf);
  const next = choices.filter(({ step }) => step.taken.length > 0).length;
  return (
    <>
      <p className="sr-only" role="status">
        {walk.steps.length > 0 &&
          `Step ${walk.at}: now ${leaves.map((id) => stateTitle(index, id)).join(" and ")}. ${next} can happen next.`}
      </p>
      {selected !== null && !leaves.includes(selected) && (
        <LookedAt key={selected} entry={entry} id={selected} walk={walk} setWalk={setWalk} />
      )}
      <Section label="Now">
        <div className="flex min-w-0 items-center gap-2 text-tiny">
          <Badge dot={false}>Now</Badge>
          <span className="text-muted">
            {leaves
              .map((id) =>
                index
                  .path(id)
                  .toReversed()
                  .slice(1)
                  .map((one) => index.state(one).key)
                  .join(" › "),
              )
              .join(" · ")}
          </span>
        </div>
        <Headline>{leaves.map((id) => stateTitle(index, id)).join(" · ")}</Headline>
        <About>{state.description}</About>
        {starts.length > 1 && (
          <select
            className={`${FIELD} mt-2.5`}
            aria-label="What the machine starts with"
            value={startNumber}
            onChange={(event) => restart(Number(event.target.value))}
          >
            {starts.map((title, at) => (
              <option key={title} value={at}>
                Starts with: {title}
              </option>
            ))}
          </select>
        )}
      </Section>
      <Section title="What can happen next" end="press a number, or type an event">
        {snapshot.status !== "active" && (
          <p className="text-tiny text-muted">The machine has ended here.</p>
        )}
        {choices.map((choice, at) => (
          <ChoiceRow
            key={choice.code}
            entry={entry}
            choice={choice}
            number={at + 1}
            take={() => take(choice)}
          />
        ))}
        {snapshot.status === "active" && <EventBox walk={walk} setWalk={setWalk} />}
      </Section>
      <Changes walk={walk} />
      <Timeline entry={entry} walk={walk} setWalk={setWalk} />
    </>
  );
}

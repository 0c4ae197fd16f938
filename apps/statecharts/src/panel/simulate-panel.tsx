import { LookedAt } from "./looked-at.tsx";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { GuardResult } from "@marquee/charts/walk/step";
import { useState } from "react";
import type { Entry } from "../charts/entry.ts";
import { replaceParams } from "../app/address.ts";
import { Icon } from "../top/icon.tsx";
import type { Walking } from "../walk/use-walk.ts";
import { type Choice, currentLeaves, stepAt, takeTyped, type Walk } from "../walk/walk.ts";
import { stateTitle } from "@marquee/charts/chart/part-text";
import { Changes, Timeline } from "./walk-sections.tsx";

/** What an event carries, in short. */
function carried(event: object): string {
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
    <div className="why">
      {guards.map(({ guard, response }, at) => {
        const question = entry.guards[guard];
        return (
          <div key={at}>
            <b className={response ? "good" : "poor"}>{response ? "✓ yes" : "✕ no"}</b>{" "}
            <span>{question?.asks ?? guard}</span>{" "}
            <button
              type="button"
              className="rule"
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
  const what = carried(event);
  return (
    <div className="choice">
      <button type="button" onClick={take} disabled={isRefused}>
        <span className={isRefused ? "pill no" : "pill"}>
          {isRefused && <Icon name="lock" />}
          {first?.trigger === "after" && <Icon name="clock" />}
          <span>{label}</span>
          <span>{what !== "" && `: ${what}`}</span>
        </span>
        <span className="to">
          {isRefused
            ? "refused"
            : stays
              ? "stays here"
              : `to ${leaves.map(({ id }) => stateTitle(index, id)).join(", ")}`}
        </span>
      </button>
      {number <= 9 && <kbd>{number}</kbd>}
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
    const next = takeTyped(walk, text.trim());
    if (typeof next === "string") return setProblem(next);
    setWalk(next);
    setProblem("");
    setText("");
  };
  return (
    <>
      <form
        className="type"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          aria-label="An event of your own"
          placeholder='plan.set, or {"type":"…"}'
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">Send</Button>
      </form>
      {problem !== "" && (
        <p className="small poor" role="alert">
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
      <section className="section" aria-label="Now">
        <div className="row small">
          <Badge dot={false}>Now</Badge>
          <span className="mute">
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
        <h2>{leaves.map((id) => stateTitle(index, id)).join(" · ")}</h2>
        <p className="about">{state.description}</p>
        {starts.length > 1 && (
          <select
            className="select"
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
      </section>
      <section className="section" aria-label="What can happen next">
        <h3>
          What can happen next <span>press a number, or type an event</span>
        </h3>
        {snapshot.status !== "active" && <p className="small mute">The machine has ended here.</p>}
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
      </section>
      <Changes walk={walk} />
      <Timeline entry={entry} walk={walk} setWalk={setWalk} />
    </>
  );
}

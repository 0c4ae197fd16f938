import { stateTitle } from "@marquee/charts/chart/part-text";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { Entry } from "../charts/entry.ts";
import { compareContexts } from "../walk/context-changes.ts";
import { moveTo, stepAt, type Walk } from "../walk/walk.ts";
import { ContextTable, ContextRow } from "./context-table.tsx";
import { Section } from "./section.tsx";
import { Segment, SegmentMove, SegmentPlace } from "./segment.tsx";

/** What the last step changed of the context, and which actions ran. */
export function Changes({ walk }: { readonly walk: Walk }) {
  const before = walk.at === 0 ? {} : stepAt({ ...walk, at: walk.at - 1 }).snapshot.context;
  const after: unknown = stepAt(walk).snapshot.context;
  const { changes, unchanged } = compareContexts(before, after);
  const actions = stepAt(walk).actions;
  return (
    <Section
      label="Context"
      title={walk.at === 0 ? "What it starts with" : "What the last step changed"}
      end={`${unchanged} unchanged`}
    >
      {changes.length === 0 && <p className="text-tiny text-muted">Nothing of the context.</p>}
      <ContextTable>
        {changes.map(({ path, before: old, after: now }) => (
          <ContextRow key={path} path={path} isChanged>
            {old !== null && walk.at > 0 && (
              <span className="mr-1.5 text-bad-sign line-through">{old}</span>
            )}
            <span className={walk.at > 0 ? "font-[550] text-ok-sign" : ""}>{now ?? "gone"}</span>
          </ContextRow>
        ))}
      </ContextTable>
      {actions.length > 0 && <p className="text-tiny text-muted">Runs {actions.join(", ")}.</p>}
    </Section>
  );
}

/** The way so far, with what lies ahead after a step back. */
export function Timeline(props: {
  readonly entry: Entry;
  readonly walk: Walk;
  readonly setWalk: (walk: Walk) => void;
}) {
  const { entry, walk, setWalk } = props;
  const { steps, at } = walk;
  return (
    <Section
      title="Timeline"
      end={
        <Segment label="Through the walk">
          <SegmentMove label="First" icon="first" onClick={() => setWalk(moveTo(walk, 0))} />
          <SegmentMove label="Back" icon="previous" onClick={() => setWalk(moveTo(walk, at - 1))} />
          <SegmentPlace>
            {at} of {steps.length}
          </SegmentPlace>
          <SegmentMove label="Forward" icon="next" onClick={() => setWalk(moveTo(walk, at + 1))} />
        </Segment>
      }
    >
      {steps.length === 0 && (
        <p className="text-tiny text-muted">Take an event, and the walk is listed here.</p>
      )}
      <ol>
        {steps.map(({ event, step }, number) => {
          const taken = entry.index.transition(step.taken[0] ?? "");
          const leaves = step.snapshot._nodes.filter(
            ({ states }) => Object.keys(states).length === 0,
          );
          const isNow = number + 1 === at;
          return (
            <li key={number}>
              <button
                type="button"
                className={classNames(
                  "grid min-h-7 w-full grid-cols-[20px_1fr_auto] items-center gap-2 rounded-small pr-2 pl-1 text-[0.75rem]",
                  isNow && "bg-accent-tint",
                  number >= at && "opacity-55",
                )}
                onClick={() => setWalk(moveTo(walk, number + 1))}
              >
                <i
                  className={`size-4.5 rounded-full text-center leading-4.5 font-semibold not-italic ${isNow ? "bg-accent text-on-accent" : "bg-accent-tint text-accent-text"}`}
                >
                  {number + 1}
                </i>
                <span>
                  <span>{taken?.label || event.type}</span>{" "}
                  <em className="text-muted not-italic">
                    → {leaves.map(({ id }) => stateTitle(entry.index, id)).join(", ")}
                  </em>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

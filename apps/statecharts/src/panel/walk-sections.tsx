import type { Entry } from "../charts/entry.ts";
import { Icon } from "../top/icon.tsx";
import { compareContexts } from "../walk/context-changes.ts";
import { moveTo, stepAt, type Walk } from "../walk/walk.ts";
import { stateTitle } from "@marquee/charts/chart/part-text";

/** What the last step changed of the context, and which actions ran. */
export function Changes({ walk }: { readonly walk: Walk }) {
  const before = walk.at === 0 ? {} : stepAt({ ...walk, at: walk.at - 1 }).snapshot.context;
  const after: unknown = stepAt(walk).snapshot.context;
  const { changes, unchanged } = compareContexts(before, after);
  const actions = stepAt(walk).actions;
  return (
    <section className="section" aria-label="Context">
      <h3>
        <span>{walk.at === 0 ? "What it starts with" : "What the last step changed"}</span>
        <span>{unchanged} unchanged</span>
      </h3>
      {changes.length === 0 && <p className="small mute">Nothing of the context.</p>}
      <table className="changes">
        <tbody>
          {changes.map(({ path, before: old, after: now }) => (
            <tr key={path} className="changed">
              <td>{path}</td>
              <td>
                {old !== null && walk.at > 0 && <span className="old">{old}</span>}
                <span className={walk.at > 0 ? "new" : ""}>{now ?? "gone"}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {actions.length > 0 && <p className="small mute">Runs {actions.join(", ")}.</p>}
    </section>
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
    <section className="section" aria-label="Timeline">
      <div className="row heading">
        <h3>Timeline</h3>
        <span className="segment" role="group" aria-label="Through the walk">
          <button type="button" aria-label="First" onClick={() => setWalk(moveTo(walk, 0))}>
            <Icon name="first" />
          </button>
          <button type="button" aria-label="Back" onClick={() => setWalk(moveTo(walk, at - 1))}>
            <Icon name="previous" />
          </button>
          <span className="number">
            {at} of {steps.length}
          </span>
          <button type="button" aria-label="Forward" onClick={() => setWalk(moveTo(walk, at + 1))}>
            <Icon name="next" />
          </button>
        </span>
      </div>
      {steps.length === 0 && (
        <p className="small mute">Take an event, and the walk is listed here.</p>
      )}
      <ol className="timeline">
        {steps.map(({ event, step }, number) => {
          const taken = entry.index.transition(step.taken[0] ?? "");
          const leaves = step.snapshot._nodes.filter(
            ({ states }) => Object.keys(states).length === 0,
          );
          const mark = number + 1 === at ? "on" : number >= at ? "later" : "";
          return (
            <li key={number}>
              <button
                type="button"
                className={mark}
                onClick={() => setWalk(moveTo(walk, number + 1))}
              >
                <i>{number + 1}</i>
                <span>
                  <span>{taken?.label || event.type}</span>{" "}
                  <em>→ {leaves.map(({ id }) => stateTitle(entry.index, id)).join(", ")}</em>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import { goTo, hrefOf } from "../app/address.ts";
import { type Entry, findEntry } from "../charts/entries.ts";
import { actorKey, type Live } from "../live/use-live.ts";
import type { LiveStep } from "../live/live-message.ts";
import { compareContexts } from "../walk/context-changes.ts";
import { titleOf } from "./labels.tsx";

const innermost = (step: LiveStep): readonly string[] =>
  step.states.filter((id) => !step.states.some((other) => other.startsWith(`${id}.`)));

const placeOf = (step: LiveStep): string => {
  const entry = findEntry(step.machine);
  return innermost(step)
    .map((id) => (entry ? titleOf(entry.index, id) : id))
    .join(" · ");
};

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

/** The machines of open windows of the panel, as a person works there. */
export function LivePanel({ entry, live }: { readonly entry: Entry; readonly live: Live }) {
  const { actors, trail, select, selected, clear } = live;
  const [last] = trail.filter(({ machine }) => machine === entry.chart.id);
  if (actors.length === 0)
    return (
      <section className="section" aria-label="Live">
        <h3>Live</h3>
        <p className="about">
          No window of this browser is watched yet. Open the panel with <b>?inspect</b>, for example{" "}
          <a className="rule" href="/ADMIN-UI/?inspect" target="_blank" rel="noopener">
            /ADMIN-UI/?inspect
          </a>
          , and work there: its machines light up here. Passwords, secrets and card data are blanked
          before they leave that page.
        </p>
      </section>
    );
  return (
    <>
      <section className="section" aria-label="Actors">
        <h3>
          <span className="led" /> Attached{" "}
          <span>{new Set(actors.map(({ window }) => window)).size} windows</span>
        </h3>
        {actors.map((step) => (
          <button
            key={actorKey(step)}
            type="button"
            className={actorKey(step) === selected ? "actor on" : "actor"}
            onClick={() => {
              select(actorKey(step));
              if (step.machine !== entry.chart.id) goTo(hrefOf(step.machine, { tab: "live" }));
            }}
          >
            <b>{findEntry(step.machine)?.chart.title ?? step.machine}</b>
            <span className="at">{placeOf(step)}</span>
            <small>{step.page}</small>
            <small>{step.status === "active" ? "" : step.status}</small>
          </button>
        ))}
      </section>
      {last && (
        <section className="section" aria-label="Context">
          <h3>Context of {placeOf(last)}</h3>
          <table className="changes">
            <tbody>
              {compareContexts({}, last.context).changes.map(({ path, after }) => (
                <tr key={path}>
                  <td>{path}</td>
                  <td>{after === "▒" ? <span className="blank">blanked</span> : after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section className="section" aria-label="Events">
        <h3>
          Events{" "}
          <button type="button" className="rule" onClick={clear}>
            Clear the trail
          </button>
        </h3>
        <ul className="log">
          {trail.map((step, at) => (
            <li key={at}>
              <span className="number mute">{timeOf(step.at)}</span>
              <span>
                <b>{step.event}</b>{" "}
                <em>
                  {step.machine}: {placeOf(step)}
                </em>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

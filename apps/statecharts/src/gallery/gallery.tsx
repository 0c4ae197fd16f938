import { useState } from "react";
import { goTo, hrefOf } from "../app/address.ts";
import { CoverageBar } from "../charts/coverage-bar.tsx";
import { type Entry, ENTRIES, NOUNS, nounTitle } from "../charts/entries.ts";
import { halfSeen } from "../charts/half-seen.ts";
import { Find, type Found } from "../top/find.tsx";
import { Icon } from "../top/icon.tsx";
import { Link, TopBar } from "../top/top-bar.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const percent = (part: number, whole: number): string =>
  whole === 0 ? "0" : String(Math.floor((part / whole) * 100));

function Card({ entry }: { readonly entry: Entry }) {
  const { chart, summary, findings } = entry;
  return (
    <Link href={hrefOf(chart.id)} className="card">
      <Thumbnail entry={entry} />
      <div className="text">
        <h3>
          {chart.title}
          <span>{chart.id}</span>
        </h3>
        <p>{chart.description}</p>
        <CoverageBar summary={summary} half={halfSeen(entry).length} />
        <footer>
          <b>{percent(summary.taken, summary.transitions)} %</b> of {summary.transitions}{" "}
          transitions
          {findings.length === 0 ? (
            <span className="lint good">
              <Icon name="check" /> Lint
            </span>
          ) : (
            <span className="lint doubt">
              <Icon name="warning" /> {findings.length} findings
            </span>
          )}
        </footer>
      </div>
    </Link>
  );
}

const MOST_FOUND = 11;

/** What of every machine has these words in its name: machines, states, events and rules. */
function searchAll(words: string): readonly Found[] {
  const found: Found[] = [];
  const add = (entry: Entry, text: string, kind: string, params: Record<string, string>) => {
    found.push({
      key: `${entry.chart.id} ${kind} ${text}`,
      text,
      kind,
      open: () => goTo(hrefOf(entry.chart.id, params)),
    });
  };
  for (const entry of ENTRIES) {
    const { chart } = entry;
    if (`${chart.title} ${chart.id}`.toLowerCase().includes(words))
      add(entry, chart.title, "machine", {});
  }
  for (const entry of ENTRIES) {
    const { chart, listed } = entry;
    for (const { id, title, key, description, parent } of chart.states)
      if (parent !== null && `${title} ${key} ${description}`.toLowerCase().includes(words))
        add(entry, title || key, `state of ${chart.title}`, { state: id });
    const events = chart.transitions
      .filter(({ trigger }) => trigger === "event")
      .map(({ event }) => event);
    for (const event of new Set(events))
      if (event.toLowerCase().includes(words))
        add(entry, event, `event of ${chart.title}`, { event });
    for (const [guard, question] of Object.entries(listed.guards))
      if ([guard, question.asks, ...question.rules].join(" ").toLowerCase().includes(words))
        add(entry, question.asks, `${question.rules.join(", ")} · ${chart.title}`, {
          tab: "rules",
          guard,
        });
  }
  // what no machine asks is a rule all the same
  const everyRule: Found = {
    key: "rules",
    text: `Every rule with “${words}”`,
    kind: "all rules",
    open: () => goTo(hrefOf("rules", { find: words })),
  };
  return [...found.slice(0, MOST_FOUND), everyRule];
}

/** Every machine by noun, with its purpose and what tests exercise of it. */
export function Gallery({ missing }: { readonly missing: string | null }) {
  const [noun, setNoun] = useState<string | null>(null);
  const sum = (pick: (entry: Entry) => number) =>
    ENTRIES.reduce((total, entry) => total + pick(entry), 0);
  const transitions = sum(({ summary }) => summary.transitions);
  const passing = ENTRIES.filter(({ findings }) => findings.length === 0).length;
  return (
    <>
      <TopBar
        crumbs={[<b key="here">Statecharts</b>]}
        find={<Find label="Find a machine, state, event or rule" search={searchAll} />}
      />
      <div className="gallery">
        <nav className="nouns" aria-label="Nouns">
          <a
            href="#all"
            className={noun === null ? "on" : ""}
            onClick={(event) => {
              event.preventDefault();
              setNoun(null);
            }}
          >
            All machines <span>{ENTRIES.length}</span>
          </a>
          <Link href={hrefOf("rules")}>All rules</Link>
          <Link href={hrefOf("live")}>Live</Link>
          <h2>By noun</h2>
          {NOUNS.map(([name, entries]) => (
            <a
              key={name}
              href={`#${name}`}
              className={noun === name ? "on" : ""}
              onClick={(event) => {
                event.preventDefault();
                setNoun(name);
              }}
            >
              {nounTitle(name)} <span>{entries.length}</span>
            </a>
          ))}
        </nav>
        <main className="machines">
          <header>
            <div>
              <h1>Statecharts</h1>
              <p className="mute small">
                How the business works, drawn from the very machines that run. {ENTRIES.length}{" "}
                machines, {sum(({ chart }) => chart.states.length - 1)} states, {transitions}{" "}
                transitions.
              </p>
              {missing !== null && (
                <p className="poor">There is no machine “{missing}”. These are all there are.</p>
              )}
            </div>
            <span className="space" />
            <span className="chip ok">
              <Icon name="check" /> {passing} pass the lint
            </span>
            {passing < ENTRIES.length && (
              <span className="chip warn">
                <Icon name="warning" /> {ENTRIES.length - passing} with findings
              </span>
            )}
            <span className="chip">
              {percent(
                sum(({ summary }) => summary.taken),
                transitions,
              )}{" "}
              % of transitions tested
            </span>
          </header>
          {NOUNS.filter(([name]) => noun === null || noun === name).map(([name, entries]) => (
            <section key={name} aria-label={nounTitle(name)}>
              <div className="group">
                <h2>{nounTitle(name)}</h2>
                <span className="small mute">
                  {entries.length} {entries.length === 1 ? "machine" : "machines"}
                </span>
              </div>
              <div className="cards">
                {entries.map((entry) => (
                  <Card key={entry.chart.id} entry={entry} />
                ))}
              </div>
            </section>
          ))}
        </main>
      </div>
    </>
  );
}

import { Badge } from "@marquee/ui/content/badge.tsx";
import { facts as rules } from "facts:rules";
import { use } from "react";
import { replaceParams } from "../app/address.ts";
import { loadCoverage } from "../charts/load-coverage.ts";
import type { Entry } from "../charts/entry.ts";
import { eventText, wayText } from "@marquee/charts/chart/part-text";

const MOST_TESTS = 14;

function RuleText({ id }: { readonly id: string }) {
  const rule = rules[id];
  if (!rule) return null;
  return (
    <>
      <p className="quote">
        <b>{id}</b> <span>{rule.text.replaceAll("`", "")}</span>
      </p>
      <ul className="tests" aria-label={`Tests of ${id}`}>
        {rule.tests.slice(0, MOST_TESTS).map((title, at) => (
          <li key={at}>{title}</li>
        ))}
      </ul>
      <p className="small mute">
        {rule.tests.length === 1 ? "1 test names" : `${rule.tests.length} tests name`} {id}; it is
        stated in docs/specs/{rule.page}.
      </p>
    </>
  );
}

interface PanelProps {
  readonly entry: Entry;
  readonly guard: string;
  readonly show: (transitionId: string) => void;
}

function Decision({ entry, guard, show }: PanelProps) {
  const question = entry.guards[guard];
  const coverage = loadCoverage(entry.chart.id);
  const seen = coverage && use(coverage).guards[guard];
  const where = entry.chart.transitions.filter((one) => one.guard === guard);
  if (!question) return null;
  return (
    <section className="section" aria-label={question.asks}>
      <div className="row">
        <h2>{question.asks}</h2>
        <span className="space" />
        <Badge tone={seen && seen.yes > 0 && seen.no > 0 ? "ok" : "wait"} dot={false}>
          {seen && seen.yes > 0 && seen.no > 0 ? "✓ both ways" : "½ one way"}
        </Badge>
      </div>
      {question.rules.map((id) => (
        <RuleText key={id} id={id} />
      ))}
      <p className="small">
        In the generated tests it said <b className="good">yes</b> <span>{seen?.yes ?? 0}</span>{" "}
        times and <b className="poor">no</b> <span>{seen?.no ?? 0}</span> times.
      </p>
      <h3>
        Where it decides <span>{where.length}</span>
      </h3>
      {where.map((one) => (
        <button key={one.id} type="button" className="item" onClick={() => show(one.id)}>
          <span className="pill soft">{eventText(one)}</span>{" "}
          <span className="mute">{wayText(entry.index, one)}</span>
        </button>
      ))}
    </section>
  );
}

/** Every question that the machine asks, with the numbered rule behind it and the tests of that rule. */
export function RulesPanel({ entry, guard, show }: PanelProps) {
  const questions = Object.entries(entry.guards);
  return (
    <>
      <section className="section" aria-label="Questions">
        <h3>
          Rules this machine asks <span>{questions.length}</span>
        </h3>
        {questions.length === 0 && (
          <p className="small mute">This machine asks nothing: each event leads to one place.</p>
        )}
        {questions.map(([name, { asks, rules: ids }]) => (
          <button
            key={name}
            type="button"
            className={name === guard ? "question on" : "question"}
            aria-pressed={name === guard}
            onClick={() => replaceParams({ guard: name })}
          >
            <span>{asks}</span>
            <span className="rules">
              {ids.map((id) => (
                <span key={id}>{id}</span>
              ))}
            </span>
            <span className="key">{name}</span>
          </button>
        ))}
      </section>
      {guard !== "" && <Decision entry={entry} guard={guard} show={show} />}
    </>
  );
}

import { eventText, wayText } from "@marquee/charts/chart/part-text";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { facts as rules } from "facts:rules";
import { use } from "react";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { loadCoverage } from "../charts/load-coverage.ts";
import { itemLook } from "./item-look.ts";
import { Pill } from "./pill.tsx";
import { Headline, Section, SectionTitle } from "./section.tsx";

const MOST_TESTS = 14;

function RuleText({ id }: { readonly id: string }) {
  const rule = rules[id];
  if (!rule) return null;
  return (
    <>
      <p className="mt-2.5 mb-3 border-l-2 border-accent-edge pl-2.5 text-small/[1.1875rem]">
        <b>{id}</b> <span>{rule.text.replaceAll("`", "")}</span>
      </p>
      <ul className="grid gap-1.5 text-tiny" aria-label={`Tests of ${id}`}>
        {rule.tests.slice(0, MOST_TESTS).map((title, at) => (
          <li
            key={at}
            className="relative pl-4.5 before:absolute before:left-0 before:font-bold before:text-ok-sign before:content-['✓']"
          >
            {title}
          </li>
        ))}
      </ul>
      <p className="text-tiny text-muted">
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
    <Section label={question.asks}>
      <div className="flex min-w-0 items-center gap-2">
        <Headline>{question.asks}</Headline>
        <span className="flex-1" />
        <Badge tone={seen && seen.yes > 0 && seen.no > 0 ? "ok" : "wait"} dot={false}>
          {seen && seen.yes > 0 && seen.no > 0 ? "✓ both ways" : "½ one way"}
        </Badge>
      </div>
      {question.rules.map((id) => (
        <RuleText key={id} id={id} />
      ))}
      <p className="text-tiny">
        In the generated tests it said <b className="text-ok-sign">yes</b>{" "}
        <span>{seen?.yes ?? 0}</span> times and <b className="text-bad-sign">no</b>{" "}
        <span>{seen?.no ?? 0}</span> times.
      </p>
      <SectionTitle end={where.length} className="mt-4">
        Where it decides
      </SectionTitle>
      {where.map((one) => (
        <button key={one.id} type="button" className={itemLook(false)} onClick={() => show(one.id)}>
          <Pill tone="soft">{eventText(one)}</Pill>{" "}
          <span className="text-muted">{wayText(entry.index, one)}</span>
        </button>
      ))}
    </Section>
  );
}

/** Every question that the machine asks, with the numbered rule behind it and the tests of that rule. */
export function RulesPanel({ entry, guard, show }: PanelProps) {
  const questions = Object.entries(entry.guards);
  return (
    <>
      <Section label="Questions" title="Rules this machine asks" end={questions.length}>
        {questions.length === 0 && (
          <p className="text-tiny text-muted">
            This machine asks nothing: each event leads to one place.
          </p>
        )}
        {questions.map(([name, { asks, rules: ids }]) => (
          <button
            key={name}
            type="button"
            className="grid w-full grid-cols-[minmax(0,1fr)_minmax(0,11rem)] gap-x-2 rounded-control px-2 py-[7px] text-small/[1.125rem] hover:bg-hover aria-pressed:bg-accent-tint"
            aria-pressed={name === guard}
            onClick={() => replaceParams({ guard: name })}
          >
            <span>{asks}</span>
            <span className="flex flex-wrap justify-end gap-x-2 text-[0.75rem] font-medium whitespace-nowrap text-accent-text">
              {ids.map((id) => (
                <span key={id}>{id}</span>
              ))}
            </span>
            <span className="text-tiny text-muted">{name}</span>
          </button>
        ))}
      </Section>
      {guard !== "" && <Decision entry={entry} guard={guard} show={show} />}
    </>
  );
}

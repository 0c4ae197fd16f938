import { facts as rules } from "facts:rulebook";
import { hrefOf, replaceParams, useAddress } from "../app/address.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { Icon } from "../top/icon.tsx";
import { Link, TopBar } from "../top/top-bar.tsx";
import { findRules, type StatedRule } from "./find-rules.ts";
import "./rules.css";

/** The places on the charts where a rule decides. */
const placesOf = (id: string) =>
  ENTRIES.flatMap(({ chart, guards }) =>
    Object.entries(guards)
      .filter(([, question]) => question.rules.includes(id))
      .map(([guard]) => ({ chart, guard })),
  );

function RuleItem({ rule: { id, text } }: { readonly rule: StatedRule }) {
  const places = placesOf(id);
  return (
    <li id={id}>
      <b>{id}</b>
      <span>
        {text.replaceAll("`", "")}
        {places.map(({ chart, guard }) => (
          <Link
            key={`${chart.id} ${guard}`}
            className="rule"
            href={hrefOf(chart.id, { tab: "rules", guard })}
          >
            decides in {chart.title}
          </Link>
        ))}
      </span>
    </li>
  );
}

/** Every numbered rule of the business, found by words; those that a machine asks lead to its chart. */
export function RulesPage() {
  const { params } = useAddress();
  const words = params.get("find") ?? "";
  const found = words.trim() === "" ? rules : findRules(rules, words);
  const pages = [...Map.groupBy(found, ({ page }) => page)];
  return (
    <div className="viewer">
      <TopBar
        crumbs={[
          <Link key="all" href={hrefOf(null)}>
            Statecharts
          </Link>,
          <h1 key="here">All rules</h1>,
        ]}
        find={
          <div className="find">
            <label className="field">
              <Icon name="search" />
              <span className="hidden">Find a rule by its words</span>
              <input
                value={words}
                placeholder="Find a rule by its words"
                onChange={(event) => replaceParams({ find: event.target.value })}
              />
            </label>
          </div>
        }
      />
      <main className="rulebook">
        <p className="mute" role="status">
          {found.length} of {rules.length} rules. The machines ask some of them; the others hold
          without a machine, and are found here alone.
        </p>
        {pages.map(([page, some]) => (
          <section key={page} aria-label={page}>
            <h2>{page}</h2>
            <ul>
              {some.map((rule) => (
                <RuleItem key={rule.id} rule={rule} />
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

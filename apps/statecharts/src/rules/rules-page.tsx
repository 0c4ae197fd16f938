import { facts as approval } from "facts:approval";
import { facts as rights } from "facts:rights";
import { facts as rules } from "facts:rulebook";
import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { Icon } from "../top/icon.tsx";
import { Link, TopBar } from "../top/top-bar.tsx";
import { ApprovalTable } from "./approval-effect.tsx";
import { hasMostWords } from "../search/terms.ts";
import { findRulesIn, type StatedRule } from "./find-rules.ts";
import { type Right, RightsTable } from "./rights-table.tsx";
import "./rules.css";

/** The guards on the charts that a rule decides. */
const guardsDecidedBy = (id: string) =>
  ENTRIES.flatMap(({ chart, guards }) =>
    Object.entries(guards)
      .filter(([, question]) => question.rules.includes(id))
      .map(([guard]) => ({ chart, guard })),
  );

function RuleItem({ rule: { id, text } }: { readonly rule: StatedRule }) {
  const decided = guardsDecidedBy(id);
  return (
    <li id={id}>
      <b>{id}</b>
      <span>
        {text.replaceAll("`", "")}
        {decided.map(({ chart, guard }) => (
          <Link
            key={`${chart.id} ${guard}`}
            className="rule"
            href={chartHref(chart.id, { tab: "rules", guard })}
          >
            decides in {chart.title}
          </Link>
        ))}
      </span>
    </li>
  );
}

const findRules = findRulesIn(rules);

const rightText = ({ ability, rule, what }: Right): string =>
  // `stores.approve` is found by “store” and by “approve”
  `${ability} ${rule} ${what}`;

/** If the approval of a branch is searched, what it changes is shown as well. */
const APPROVAL = "OFFER-W3";

/** Every numbered rule of the business, found by words or by a question; those that a machine asks lead to its chart. */
export function RulesPage() {
  const { params } = useAddress();
  const words = params.get("find") ?? "";
  const isSearching = words.trim() !== "";
  const found = isSearching ? findRules(words) : rules;
  const rightsFound = isSearching
    ? rights.filter((right) => hasMostWords(rightText(right), words))
    : rights;
  const pages = [...Map.groupBy(found, ({ page }) => page)];
  return (
    <div className="viewer">
      <TopBar
        crumbs={[
          <Link key="all" href={chartHref(null)}>
            Statecharts
          </Link>,
          <b key="here">All rules</b>,
        ]}
        find={
          <div className="find">
            <label className="field">
              <Icon name="search" />
              <span className="sr-only">Find a rule by its words, or ask</span>
              <input
                value={words}
                placeholder="Find a rule by its words, or ask"
                onChange={(event) => replaceParams({ find: event.target.value })}
              />
            </label>
          </div>
        }
      />
      <main className="rulebook">
        <header>
          <h1>All rules</h1>
          <p className="mute" role="status">
            {found.length} of {rules.length} rules
            {isSearching ? ` for “${words.trim()}”` : ""}. The machines ask some of them; the others
            hold without a machine, and are found here alone.
          </p>
        </header>
        {rightsFound.length > 0 && <RightsTable rights={rightsFound} />}
        {isSearching && found.some(({ id }) => id === APPROVAL) && (
          <ApprovalTable effects={approval} />
        )}
        {pages.map(([page, some]) => (
          <section key={page} aria-label={page}>
            <h2>
              <span>{page.replaceAll("-", " ")}</span> <span className="mute">{some.length}</span>
            </h2>
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

import { facts as approval } from "facts:approval";
import { facts as rights } from "facts:rights";
import { facts as rules } from "facts:rulebook";
import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { hasMostWords } from "../search/terms.ts";
import { FindField } from "../top/find-field.tsx";
import { Link } from "../top/top-bar.tsx";
import { ApprovalTable } from "./approval-effect.tsx";
import { findRulesIn, type StatedRule } from "./find-rules.ts";
import { type Right, RightsTable } from "./rights-table.tsx";
import { RulebookPage, RulebookSection } from "./rulebook.tsx";

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
    <li
      id={id}
      className="grid grid-cols-[124px_1fr] gap-x-4 gap-y-1 border-t border-line py-[7px] text-small/[1.1875rem] max-[700px]:grid-cols-1"
    >
      <b className="font-[550] whitespace-nowrap text-muted">{id}</b>
      <span>
        {text.replaceAll("`", "")}
        {decided.map(({ chart, guard }) => (
          <Link
            key={`${chart.id} ${guard}`}
            className="ml-2.5 text-[0.75rem] font-medium whitespace-nowrap text-accent-text hover:underline"
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
    <RulebookPage
      name="All rules"
      find={
        <FindField
          label="Find a rule by its words, or ask"
          value={words}
          onChange={(event) => replaceParams({ find: event.target.value })}
        />
      }
      title="All rules"
      about={`${found.length} of ${rules.length} rules${isSearching ? ` for “${words.trim()}”` : ""}. The machines ask some of them; the others hold without a machine, and are found here alone.`}
    >
      {rightsFound.length > 0 && <RightsTable rights={rightsFound} />}
      {isSearching && found.some(({ id }) => id === APPROVAL) && (
        <ApprovalTable effects={approval} />
      )}
      {pages.map(([page, some]) => (
        <RulebookSection
          key={page}
          label={page}
          title={page.replaceAll("-", " ")}
          count={some.length}
        >
          <ul>
            {some.map((rule) => (
              <RuleItem key={rule.id} rule={rule} />
            ))}
          </ul>
        </RulebookSection>
      ))}
    </RulebookPage>
  );
}

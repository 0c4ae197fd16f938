import { partText } from "@marquee/charts/chart/part-text";
import { useCallback, useMemo } from "react";
import { replaceParams } from "../app/address.ts";
import { ChangeItem } from "../panel/change-item.tsx";
import { ItemButton, type OpenedItem } from "../panel/item-button.tsx";
import { ITEM_LINE } from "../panel/item-look.ts";
import { ItemsBar } from "../panel/items-bar.tsx";
import { Section, SectionTitle } from "../panel/section.tsx";
import { useItems } from "../panel/use-items.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import { ComparisonChoice, type CountedVersion } from "./comparison-choice.tsx";
import { changeText, type Difference, keyOf, percent, touchedRuns } from "./differences.ts";
import { fewDaysText } from "./seen-traffic.ts";
import type { Compared } from "./use-comparison.ts";

const WORDS = { sure: "sure", chance: "may be chance", unknown: "too few" } as const;

function DifferenceItem({ one, isOpen, open }: OpenedItem & { readonly one: Difference }) {
  const touched = touchedRuns(one);
  return (
    <ItemButton isOpen={isOpen} open={open}>
      <span className={ITEM_LINE}>
        <b>{one.title}</b>
        <span className="flex-1" />
        <b className="tabular-nums">{one.sure === "sure" ? changeText(one) : ""}</b>
      </span>
      <span className={`${ITEM_LINE} tabular-nums`}>
        <span>{`${percent(one.was)} → ${percent(one.is)}`}</span>
        <span className="flex-1" />
        <span className="text-muted">
          {one.sure === "sure" && touched !== null
            ? `sure, ${touched.toLocaleString("en-CA")} runs`
            : WORDS[one.sure]}
        </span>
      </span>
      {one.stays !== null && (
        <span className="text-muted tabular-nums">{`stay ${one.stays[0]} → ${one.stays[1]}`}</span>
      )}
    </ItemButton>
  );
}

const NONE: readonly Difference[] = [];

/** What differs, one by one: shares first, then what only one version has; `N` and `P` go through them. */
function Differences(props: { readonly compared: Compared; readonly show: (id: string) => void }) {
  const { compared, show } = props;
  const { differences, versions } = compared;
  const changes = versions?.changes;
  const stateOf = useMemo(
    () => new Map(differences.map((one) => [keyOf(one), one.state])),
    [differences],
  );
  const ids = useMemo(
    () => [...differences.map(keyOf), ...(changes ?? []).map(({ id }) => id)],
    [differences, changes],
  );
  const showItem = useCallback(
    (id: string) => {
      const place = stateOf.has(id) ? stateOf.get(id) : id;
      // a difference of all runs is at no place
      if (place) show(place);
    },
    [stateOf, show],
  );
  const items = useItems(ids, showItem, closeState);
  const titleOf = (id: string) =>
    differences.find((one) => keyOf(one) === id)?.title ??
    (versions ? partText(versions.both, id) : id);
  return (
    <>
      <ItemsBar items={items} name="Difference" spoken={titleOf(items.current ?? "")} />
      <ul aria-label="Differences">
        {differences.map((one) => (
          <li key={keyOf(one)}>
            <DifferenceItem
              one={one}
              isOpen={items.current === keyOf(one)}
              open={() => items.open(keyOf(one))}
            />
          </li>
        ))}
      </ul>
      {versions && (
        <>
          <SectionTitle className="mt-4">What changed in the chart</SectionTitle>
          {versions.changes.length === 0 && (
            <p className="text-tiny text-muted">
              No state and no transition: names of actions or words.
            </p>
          )}
          {versions.changes.map((change) => (
            <ChangeItem
              key={change.id}
              both={versions.both}
              change={change}
              isOpen={items.current === change.id}
              open={() => items.open(change.id)}
            />
          ))}
        </>
      )}
    </>
  );
}

/** A state that is open would be shown in the place of the difference. */
const closeState = (): void => replaceParams({ state: "" });

/** These numbers beside others: what is surely different is marked, what may be chance is quiet (TRAFFIC-D1 to TRAFFIC-D3). */
export function CompareSection(props: {
  readonly asked: AskedComparison;
  readonly versions: readonly CountedVersion[];
  /** The version whose numbers are shown. */
  readonly version: string;
  readonly drawn: readonly string[];
  /** Null while the other numbers are on their way, and without a comparison. */
  readonly compared: Compared | null;
  readonly show: (id: string) => void;
}) {
  const { asked, versions, version, drawn, compared, show } = props;
  const differences = compared?.differences ?? NONE;
  const few = compared ? fewDaysText(compared.seen) : "";
  const sure = differences.filter((one) => one.sure === "sure").length;
  return (
    <Section
      title="Numbers compared"
      end={compared ? `${sure} sure, ${differences.length - sure} may be chance` : undefined}
    >
      <ComparisonChoice asked={asked} versions={versions} version={version} drawn={drawn} />
      {compared && few !== "" && <p className="text-tiny text-muted">{`The other one: ${few}`}</p>}
      {compared?.differences.length === 0 && (
        <p className="text-tiny text-muted">
          {compared.seen.days === null
            ? "Nothing was counted of the other one."
            : "What was counted reads alike in both."}
        </p>
      )}
      {asked.tag === "version" && compared && compared.versions === null && (
        <p className="text-tiny text-muted">
          The chart of this version is not stored: its numbers are compared, and not drawn.
        </p>
      )}
      {compared && <Differences compared={compared} show={show} />}
    </Section>
  );
}

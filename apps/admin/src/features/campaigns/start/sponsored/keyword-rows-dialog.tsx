import { campaignMessages } from "@marquee/domain/campaigns/messages";
import {
  bidIssues,
  bidIssuesOf,
  emptyKeyword,
  keywordListRules,
  keywordRules,
  repeatedKeywords,
} from "@marquee/domain/campaigns/sponsored/keyword-rules";
import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import { keywordRowsMachine } from "@marquee/machines/campaigns/keyword-rows.machine";
import { Combobox } from "@marquee/ui/fields/combobox.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useSelector } from "@xstate/react";
import { FormField } from "../../../../page-kit/form/form-field.tsx";
import { RowsDialog } from "../../../../page-kit/form/rows-dialog.tsx";
import { useRows, type RowsActor } from "../../../../page-kit/form/use-rows.ts";
import { useTrendingOptions } from "../../../categories/trending-options.ts";
import { BidInput } from "../../../sections/bid-input.tsx";
import { BidTable } from "../../../sections/bid-table.tsx";
import {
  NOWHERE,
  useForecasts,
  type ForecastOf,
} from "../../../sections/placement-markets.queries.ts";

export interface KeywordRowsProps {
  readonly rows: readonly KeywordEntry[];
  readonly forecastOf: ForecastOf;
  readonly onSave: (rows: readonly KeywordEntry[]) => void;
  readonly onClose: () => void;
}

/** The broken rules of a keyword that is to join these. */
const rowIssues = (row: KeywordEntry, rows: readonly KeywordEntry[]): readonly Issue[] => {
  const issues = [...ruleIssues(keywordRules, row, undefined), ...bidIssues(row)];
  return issues.length === 0 && repeatedKeywords([...rows, row]).includes(row)
    ? [{ rule: "KEYWORD-U1", field: "keyword", message: campaignMessages.keywordRepeated }]
    : issues;
};

function Fields({ actor }: { readonly actor: RowsActor<KeywordEntry> }) {
  const { options, error } = useTrendingOptions();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_7rem]">
      <FormField form={actor} name="keyword" label="Keyword">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            value={value}
            maxLength={80}
            autoComplete="off"
            onValueChange={set}
          />
        )}
      </FormField>
      <FormField form={actor} name="category" label="Category" help={error?.message}>
        {({ value, set, control }) => (
          <Combobox
            {...control}
            options={options}
            value={value || null}
            onValueChange={(id) => set(id ?? "")}
          />
        )}
      </FormField>
      <FormField form={actor} name="bid" label="Bid, CAD" help="Suggested bid 0.50">
        {({ value, set, control }) => <BidInput {...control} value={value} onValueChange={set} />}
      </FormField>
    </div>
  );
}

/** The dialog around a running list of keywords. */
export function KeywordRowsView({
  actor,
  forecastOf = NOWHERE,
}: {
  readonly actor: RowsActor<KeywordEntry>;
  readonly forecastOf?: ForecastOf;
}) {
  const rows = useSelector(actor, ({ context }) => context.rows);
  const { nameOf } = useTrendingOptions();
  const forecasts = useForecasts(
    forecastOf,
    rows.map(({ keyword, category, bid }) => ({ placement: { keyword, category }, bid })),
  );
  return (
    <RowsDialog
      actor={actor}
      title="Sponsored keyword configuration"
      description="Shoppers who search for a keyword see the campaign. A bid is what one click may take from the budget."
      add="Add keyword"
      save="Save keywords"
      fields={<Fields actor={actor} />}
    >
      <BidTable
        label="Chosen keywords"
        heads={["Keyword", "Category"]}
        rows={rows.map(({ keyword, category, suggestedBid, bid }) => ({
          key: `${category}/${keyword}`,
          name: keyword,
          detail: nameOf(category),
          suggestedBid,
          bid,
        }))}
        forecasts={forecasts}
        edit={{
          onBid: (index, bid) => actor.send({ type: "row.changed", index, values: { bid } }),
          onRemove: (index) => actor.send({ type: "row.removed", index }),
        }}
      />
    </RowsDialog>
  );
}

/** Configures the keywords that a campaign is shown by. */
export function KeywordRowsDialog({ rows, forecastOf, onSave, onClose }: KeywordRowsProps) {
  const actor = useRows(keywordRowsMachine, {
    rows,
    newRow: () => emptyKeyword,
    validateRow: rowIssues,
    validateRows: (keywords) => [
      ...ruleIssues(keywordListRules, { keywords }, undefined),
      ...bidIssuesOf(keywords, "keywords"),
    ],
    onSave,
    onCancel: onClose,
  });
  return <KeywordRowsView actor={actor} forecastOf={forecastOf} />;
}

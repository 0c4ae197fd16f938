import { isItemKind } from "@marquee/domain/campaigns/item-form";
import { Button } from "@marquee/ui/controls/button.tsx";
import { GroupField } from "@marquee/ui/fields/field.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import {
  changeFields,
  areValid,
  useField,
  useFields,
} from "../../../../page-kit/form/fields-actor.ts";
import { useTrendingOptions } from "../../../categories/trending-options.ts";
import { PlanStep } from "../../../payments/plan-step.tsx";
import { keywordBids, sectionBids } from "../../../sections/bid-rows.ts";
import { BidTable } from "../../../sections/bid-table.tsx";
import { useSectionNames } from "../../../sections/open-sections.queries.ts";
import { useForecasts } from "../../../sections/placement-markets.queries.ts";
import { useKindFirst } from "../../../sections/use-kind-first.ts";
import { keywordForecasts, sectionForecasts } from "./sponsored-forecasts.ts";
import { TypedKeywordField } from "./typed-keyword-field.tsx";
import type { SponsoredForm } from "./use-sponsored-form.ts";

// Their code comes when they are opened.
const KeywordRowsDialog = dialogOnDemand(
  async () => (await import("./keyword-rows-dialog.tsx")).KeywordRowsDialog,
);
const SectionRowsDialog = dialogOnDemand(
  async () => (await import("../../../sections/section-rows-dialog.tsx")).SectionRowsDialog,
);

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly configure: string;
  readonly onConfigure: () => void;
  readonly children: ReactNode;
}

function Group({ title, count, configure, onConfigure, children }: GroupProps) {
  return (
    <div>
      <div className="flex items-center gap-2">
        <h3 className="font-semibold">
          <span>{title}</span>{" "}
          <span className="figures text-small font-normal text-muted">{count}</span>
        </h3>
        <Button size="sm" className="ml-auto" onClick={onConfigure}>
          <Plus className="size-4" aria-hidden="true" />
          {configure}
        </Button>
      </div>
      <div className="pt-1">{children}</div>
    </div>
  );
}

/** A list without the row at an index, or with it changed. */
const without = <Row,>(rows: readonly Row[], index: number): readonly Row[] =>
  rows.filter((_, at) => at !== index);
const withBid = <Row extends { readonly bid: number }>(
  rows: readonly Row[],
  index: number,
  bid: number,
): readonly Row[] => rows.map((row, at) => (at === index ? { ...row, bid } : row));

function Keywords({
  form,
  onConfigure,
}: { readonly form: SponsoredForm } & Pick<GroupProps, "onConfigure">) {
  const draft = useFields(form, ({ values }) => values);
  const { keywords, storeId } = draft;
  const { nameOf } = useTrendingOptions();
  const { of, rows } = keywordForecasts(draft);
  const forecasts = useForecasts(of, rows);
  return (
    <Group
      title="Keywords"
      count={keywords.length}
      configure="Configure keywords"
      onConfigure={onConfigure}
    >
      <BidTable
        {...keywordBids(keywords, nameOf)}
        forecasts={forecasts}
        edit={{
          onBid: (index, bid) => changeFields(form, { keywords: withBid(keywords, index, bid) }),
          onRemove: (index) => changeFields(form, { keywords: without(keywords, index) }),
        }}
      />
      <div className="pt-2">
        <TypedKeywordField
          keywords={keywords}
          storeId={storeId}
          onChange={(rows) => changeFields(form, { keywords: rows })}
        />
      </div>
    </Group>
  );
}

function Sections({
  form,
  onConfigure,
}: { readonly form: SponsoredForm } & Pick<GroupProps, "onConfigure">) {
  const draft = useFields(form, ({ values }) => values);
  const { sponsoredSection: rows } = draft;
  const { of, rows: placed } = sectionForecasts(draft);
  const forecasts = useForecasts(of, placed);
  const names = useSectionNames(rows);
  const { nameOf } = useTrendingOptions();
  return (
    <Group
      title="Sections"
      count={rows.length}
      configure="Configure sections"
      onConfigure={onConfigure}
    >
      <BidTable
        {...sectionBids(rows, nameOf, ({ section }) => names.get(section))}
        forecasts={forecasts}
        edit={{
          onBid: (index, bid) =>
            changeFields(form, { sponsoredSection: withBid(rows, index, bid) }),
          onRemove: (index) => changeFields(form, { sponsoredSection: without(rows, index) }),
        }}
      />
    </Group>
  );
}

/** Where it shows: keywords, sections or both, each configured in a dialog. */
export function PlacementStep({ form }: { readonly form: SponsoredForm }) {
  const [open, setOpen] = useState<"keywords" | "sections" | null>(null);
  const done = useFields(form, (fields) => areValid(fields, "keywords", "sponsoredSection"));
  const draft = useFields(form, ({ values }) => values);
  const { campaignFor, keywords, sponsoredSection, toDate } = draft;
  const keywordsField = useField(form, "keywords");
  const sectionsField = useField(form, "sponsoredSection");
  const withKind = useKindFirst(campaignFor);
  const configure = (what: "keywords" | "sections") => withKind(() => setOpen(what));
  const close = () => setOpen(null);
  return (
    <PlanStep number={4} title="Where it shows" hint="Keywords, sections or both" done={done}>
      <GroupField
        name="keywords"
        label="Section/keyword configuration"
        error={keywordsField.error ?? sectionsField.error}
      >
        {() => (
          <div className="flex flex-col gap-5">
            <Keywords form={form} onConfigure={() => configure("keywords")} />
            <Sections form={form} onConfigure={() => configure("sections")} />
          </div>
        )}
      </GroupField>
      {open === "keywords" ? (
        <KeywordRowsDialog
          rows={keywords}
          forecastOf={keywordForecasts(draft).of}
          onSave={(rows) => {
            changeFields(form, { keywords: rows });
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open === "sections" && isItemKind(campaignFor) ? (
        <SectionRowsDialog
          rows={sponsoredSection}
          campaignFor={campaignFor}
          endsOn={toDate}
          forecastOf={sectionForecasts(draft).of}
          onSave={(rows) => {
            changeFields(form, { sponsoredSection: rows });
            close();
          }}
          onClose={close}
        />
      ) : null}
    </PlanStep>
  );
}

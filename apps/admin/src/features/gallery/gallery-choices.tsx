import { ApiFailure } from "@marquee/api/client/api-failure";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import type { ChoiceDepth } from "@marquee/machines/categories/category-picker.model";
import { Field } from "@marquee/ui/fields/field.tsx";
import { useState } from "react";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import type { CategoryLevel } from "../categories/categories.queries.ts";
import { CategoryLevels } from "../categories/category-levels.tsx";
import { CategorySelect } from "../categories/category-select.tsx";
import { KitGround } from "./gallery-ground.tsx";
import { KitSection, KitState } from "./gallery-section.tsx";
import { below, seedTree, trailTo } from "./gallery-tree.ts";

const nothing = () => {};
const TODAY = "2026-03-02";

function Select({
  label,
  start,
  error,
  depth,
  reason,
}: {
  readonly label: string;
  readonly start: string | null;
  readonly error?: string;
  readonly depth?: ChoiceDepth;
  readonly reason?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <CategorySelect
          {...control}
          clearable
          {...(depth ? { depth } : {})}
          disabledReason={reason}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Field>
  );
}

const level = (name: string, part: Partial<CategoryLevel> = {}): CategoryLevel => ({
  parent: name === "" ? null : (trailTo(name).at(-1) ?? null),
  categories: below(name),
  error: null,
  retry: nothing,
  ...part,
});
const FAILED = new ApiFailure({
  tag: "Unavailable",
  message: "Marquee cannot be reached right now.",
  reference: "4f2a91c0",
});

/** The levels of a category while one is chosen. */
export function KitCategories() {
  const show = (levels: readonly CategoryLevel[], to: string | null) => (
    <div className="p-4">
      <CategoryLevels
        levels={levels}
        trail={to === null ? [] : trailTo(to)}
        onChoose={nothing}
        onShorten={nothing}
      />
    </div>
  );
  return (
    <KitSection title="Category">
      <KitGround seed={seedTree}>
        <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
          <Select label="Category, nothing chosen" start={null} />
          <Select label="Category, chosen" start="Straight" />
          <Select label="Category, missing" start={null} error="Please configure subcategory" />
          <Select
            label="Category, locked"
            start="Knitwear"
            reason="A campaign covers this product until 2026/03/31."
          />
        </div>
      </KitGround>
      <KitState name="Four levels">
        {show([level(""), level("Fashion"), level("Womens Fashion"), level("Jeans")], "Straight")}
      </KitState>
      <div className="grid items-start gap-4 md:grid-cols-3 [&>*]:min-w-0">
        <KitState name="On its way">{show([level("", { categories: undefined })], null)}</KitState>
        <KitState name="Could not be loaded">
          {show([level("", { categories: undefined, error: FAILED })], null)}
        </KitState>
        <KitState name="Empty">{show([level("", { categories: [] })], null)}</KitState>
      </div>
    </KitSection>
  );
}

function Range({
  label,
  start,
  everything,
}: {
  readonly label: string;
  readonly start: DateRangeDraft | null;
  readonly everything?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <DateRange
      label={label}
      today={TODAY}
      value={value}
      onValueChange={setValue}
      {...(everything ? { everything } : {})}
    />
  );
}

/** Ranges of days: a usual one, one of one's own, none; leave one broken to see its rules. */
export function KitDates() {
  return (
    <KitSection title="Days">
      <Range label="Report" start={{ fromDate: "2026-01-31", toDate: TODAY }} />
      <Range label="Own days" start={{ fromDate: "2026-02-10", toDate: "2026-02-20" }} />
      <Range label="Counted days" start={null} everything="Whole run" />
    </KitSection>
  );
}

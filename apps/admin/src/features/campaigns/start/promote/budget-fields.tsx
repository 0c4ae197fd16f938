import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { countCities, countDays } from "@marquee/domain/campaigns/count-text";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { isDay } from "@marquee/domain/dates/days";
import { lastDayBefore } from "@marquee/domain/dates/days-left";
import { formatDay, shortDay } from "@marquee/domain/dates/format-dates";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { formatAmount, formatCad } from "@marquee/domain/money/format-money";
import { paymentNotices } from "@marquee/domain/payments/messages";
import {
  leastBudget,
  planBudget,
  type BudgetPlan,
  type BudgetRequest,
} from "@marquee/domain/payments/plan-budget";
import type { Promocode, TaxRates } from "@marquee/domain/payments/receipt.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { now } from "@marquee/ui/browser/now.ts";
import { AmountInput } from "@marquee/ui/fields/amount-input.tsx";
import { Field, GroupField } from "@marquee/ui/fields/field.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useId, useState } from "react";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import type { PlanForm } from "../flyer/plan-changes.ts";

interface NamedCity {
  readonly id: string;
  readonly name: string;
}

export interface BudgetFieldsProps {
  readonly form: PlanForm;
  /** The cities of the branch's province, its own first. */
  readonly cities: readonly NamedCity[];
  readonly tax: TaxRates | null;
  readonly promocode: Promocode | null;
  readonly disabled: boolean;
  readonly onChoose: (chosen: ChosenBudget) => void;
}

/** The part of a plan that a budget decides. */
export type ChosenBudget = Pick<
  FlyerPlanDraft,
  "campaignArea" | "cityList" | "stateList" | "fromDate" | "toDate"
>;

/** How many cities of a plan are named. */
const NAMED = 4;

function cityNames(ids: readonly string[], cities: readonly NamedCity[]): string {
  const names = cities.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const more = names.length - NAMED;
  return more > 0 ? `${names.slice(0, NAMED).join(", ")} and ${more} more` : names.join(", ");
}

interface PlanCardProps {
  readonly set: string;
  readonly plan: BudgetPlan;
  readonly budget: number;
  readonly cities: readonly NamedCity[];
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function PlanCard({ set, plan, budget, cities, checked, disabled, onChoose }: PlanCardProps) {
  const { days, receipt, left, oneMoreDay, toDate } = plan;
  const lastDay = shortDay(lastDayBefore(startOfCentralDay(toDate)), now());
  const rest =
    oneMoreDay === null
      ? `${formatAmount(left)} left.`
      : `${formatAmount(left)} left; one more day would be ${formatAmount(oneMoreDay)}.`;
  return (
    <label
      className={classNames(
        "figures grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-3 rounded-card border border-line-strong bg-raised px-3.5 py-2.5",
        "has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
        disabled ? "cursor-not-allowed opacity-60" : "cursor-pointer",
      )}
    >
      <input
        type="radio"
        name={set}
        className="tick mt-0.5"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="font-medium">{`${countCities(plan.cities.length)} for ${countDays(days)}`}</span>
      <span className="text-right font-semibold">{formatAmount(receipt.charge)}</span>
      <span className="col-span-2 col-start-2 text-small text-muted">
        {`${cityNames(plan.cities, cities)}. Last day ${lastDay}.`}
      </span>
      <span className="col-span-2 col-start-2 text-small text-muted">{rest}</span>
      <span
        aria-hidden="true"
        className="col-span-2 col-start-2 mt-2 h-1 overflow-hidden rounded-full bg-press"
      >
        <span
          className={classNames("block h-full rounded-full", checked ? "bg-accent" : "bg-muted")}
          style={{ width: `${Math.round((receipt.charge / Math.max(budget, 0.01)) * 100)}%` }}
        />
      </span>
    </label>
  );
}

const sameCities = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** From a budget to places and days: what it buys, by the price that is charged. */
export function BudgetFields(props: BudgetFieldsProps) {
  const { form, cities, tax, promocode, disabled, onChoose } = props;
  const set = useId();
  const [budget, setBudget] = useState<number | null>(null);
  const plan = useFields(form, ({ values }) => values);
  const today = centralDayOf(now());
  const from = isDay(plan.fromDate) && plan.fromDate >= today ? plan.fromDate : today;
  const request: BudgetRequest = {
    budget: budget ?? 0,
    items: Math.max(1, chosenItems(plan).length),
    from,
    cities: cities.map(({ id }) => id),
    promocode,
    tax,
  };
  const planned = budget === null ? [] : planBudget(request);
  const plans = isOutOfRange(planned) ? [] : planned;
  const least = leastBudget(request);
  const choose = (chosen: BudgetPlan) =>
    onChoose({
      campaignArea: "city",
      cityList: chosen.cities,
      stateList: [],
      fromDate: from,
      toDate: chosen.toDate,
    });
  const type = (amount: number | null) => {
    setBudget(amount);
    if (amount === null) return;
    const first = planBudget({ ...request, budget: amount });
    if (!isOutOfRange(first) && first[0]) choose(first[0]);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field
        label="I have, taxes included"
        hint={`Starts ${formatDay(from)} (CST)`}
        help={
          disabled
            ? paymentNotices.planHeld
            : budget !== null && plans.length === 0 && typeof least === "number"
              ? `One day in one city is ${formatCad(least)}: nothing less can be bought.`
              : undefined
        }
        more={HELP_LINKS.payment}
      >
        {(control) => (
          <span className="relative flex items-center">
            <span
              className="pointer-events-none absolute left-3.5 font-medium text-muted"
              aria-hidden="true"
            >
              CAD
            </span>
            <AmountInput
              {...control}
              value={budget}
              disabled={disabled}
              className="h-11! pl-14! text-title font-semibold"
              onValueChange={type}
            />
          </span>
        )}
      </Field>
      {plans.length > 0 ? (
        <GroupField label="What it buys">
          {() => (
            <div className="flex flex-col gap-2">
              {plans.map((each) => (
                <PlanCard
                  key={each.cities.length}
                  set={set}
                  plan={each}
                  budget={budget ?? 0}
                  cities={cities}
                  checked={plan.toDate === each.toDate && sameCities(plan.cityList, each.cities)}
                  disabled={disabled}
                  onChoose={() => choose(each)}
                />
              ))}
            </div>
          )}
        </GroupField>
      ) : null}
    </div>
  );
}

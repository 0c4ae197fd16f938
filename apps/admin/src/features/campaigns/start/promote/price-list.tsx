import { countCities, countDays } from "@marquee/domain/campaigns/count-text";
import { priceText } from "@marquee/domain/campaigns/promotion/campaign-plan";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import { countPromoted } from "@marquee/domain/campaigns/promotion/promotion-draft";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { shortDay } from "@marquee/domain/dates/format-dates";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { formatAmount } from "@marquee/domain/money/format-money";
import { paymentNotices } from "@marquee/domain/payments/messages";
import type { PriceChoice } from "@marquee/domain/payments/promotion-prices";
import { now } from "@marquee/ui/browser/now.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useId, type ReactNode } from "react";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../../../page-kit/form/form-field.tsx";
import type { PromotionWords } from "./promotion-words.ts";
import type { PromotionForm } from "./use-promotion.ts";

export interface PriceListProps {
  readonly form: PromotionForm;
  readonly choices: readonly PriceChoice[];
  /** How many cities are chosen; 0 while none is. */
  readonly places: number;
  readonly words: Pick<PromotionWords, "prices" | "ownDays">;
  /** Whether the days start with the payment, so that the last one is known. */
  readonly approved: boolean;
  readonly disabled: boolean;
  /** Shown before the prices, such as why there are no plans. */
  readonly instead?: ReactNode;
  /** The two days of own days, while those are chosen. */
  readonly children: ReactNode;
}

/** What a line says under its days. */
function detailText({ plan, days, each }: PriceChoice, items: number, approved: boolean): string {
  if (plan === CUSTOM_PLAN) {
    const rate = `${formatAmount(each)} a day in each city`;
    if (items > 1) return `${rate} covers all ${items}`;
    return days === null ? rate : `${countDays(days)}, ${rate}`;
  }
  const lastDay = approved
    ? `last day ${shortDay(addDays(centralDayOf(now()), (days ?? 1) - 1), now())}`
    : "from the approval";
  return items > 1
    ? `${priceText(each)} an offer and city`
    : `${priceText(each)} a city, ${lastDay}`;
}

interface PriceRowProps {
  readonly set: string;
  readonly choice: PriceChoice;
  readonly title: string;
  readonly items: number;
  readonly approved: boolean;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function PriceRow(props: PriceRowProps) {
  const { set, choice, title, items, approved, checked, disabled, onChoose } = props;
  const { perDay, perOffer, subtotal, mark } = choice;
  const ofSeveral = perOffer === null ? null : `${items} × ${formatAmount(perOffer)}`;
  const aside = items > 1 ? ofSeveral : `${formatAmount(perDay)} a day`;
  return (
    <label
      className={classNames(
        "figures grid min-h-13.5 grid-cols-[1rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-line px-3.5 py-1.5 not-first:border-t max-md:min-h-15",
        "first:rounded-t-[0.6875rem] last:rounded-b-[0.6875rem] has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
        disabled ? "cursor-not-allowed opacity-60" : "cursor-pointer",
      )}
    >
      <input
        type="radio"
        name={set}
        className="tick"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          <span>{title}</span>{" "}
          {mark ? (
            <span className="rounded-small bg-ok-tint px-1.5 text-tiny/5 font-medium text-ok-ink">
              {mark}
            </span>
          ) : null}
        </span>{" "}
        <span className="block text-small text-muted">{detailText(choice, items, approved)}</span>
      </span>{" "}
      <span className="text-small whitespace-nowrap text-muted max-md:sr-only">{aside}</span>{" "}
      <span className="min-w-13 text-right font-semibold">
        {subtotal === null ? "–" : formatAmount(subtotal)}
      </span>
    </label>
  );
}

/** Plans and days of one's own as one list of prices, the cheapest a day marked (PROMOTION-2). */
export function PriceList(props: PriceListProps) {
  const { form, choices, places, words, approved, disabled, instead, children } = props;
  const set = useId();
  const items = useFields(form, ({ values }) => countPromoted(values));
  const isOwn = useFields(form, ({ values }) => values.plan === CUSTOM_PLAN);
  const cities = places === 0 ? "in one city" : `in ${countCities(places)}`;
  return (
    <FormGroup
      form={form}
      name="plan"
      label={words.prices}
      hint={`CAD before taxes, ${cities}`}
      help={disabled ? paymentNotices.planHeld : undefined}
      more={HELP_LINKS.payment}
    >
      {({ value, set: choose }) => (
        <div className="flex flex-col gap-2">
          {instead}
          <div className="rounded-card border border-line-strong bg-raised">
            {choices.map((choice) => (
              <PriceRow
                key={choice.plan}
                set={set}
                choice={choice}
                title={choice.plan === CUSTOM_PLAN ? words.ownDays : countDays(choice.days ?? 0)}
                items={items}
                approved={approved}
                checked={choice.plan === value}
                disabled={disabled}
                onChoose={() => choose(choice.plan)}
              />
            ))}
          </div>
          {isOwn ? children : null}
        </div>
      )}
    </FormGroup>
  );
}

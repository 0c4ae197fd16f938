import { isApproved } from "@marquee/domain/approval/store-approval";
import { runDaysText } from "@marquee/domain/campaigns/count-text";
import { ownPlacesFirst } from "@marquee/domain/campaigns/places";
import type { EarlierArea } from "@marquee/domain/campaigns/promotion/default-promotion";
import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import type { CampaignPlan } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { shortDay } from "@marquee/domain/dates/format-dates";
import { likelyPlan, priceChoices } from "@marquee/domain/payments/promotion-prices";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { now } from "@marquee/ui/browser/now.ts";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { type ReactNode, useMemo, useState } from "react";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import { type GeographyIndex, statesIn } from "../../../geography/geography-index.ts";
import { PlanHeld } from "../../../payments/plan-held.tsx";
import { RunDayFields } from "../run-day-fields.tsx";
import { RunLength } from "../run-length.tsx";
import { BudgetFields } from "./budget-fields.tsx";
import { PlacesFields } from "./places-fields.tsx";
import { PriceList } from "./price-list.tsx";
import type { PromotionWords } from "./promotion-words.ts";
import type { PromotionForm } from "./use-promotion.ts";

/** When it runs; the end day is not counted, so that the last one is named. */
function RunFields({
  form,
  disabled,
}: {
  readonly form: PromotionForm;
  readonly disabled: boolean;
}) {
  const { fromDate, toDate } = useFields(form, ({ values }) => values);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        <RunDayFields form={form} disabled={disabled} />
        <div className="col-span-2">
          <RunLength form={form} disabled={disabled} />
        </div>
      </div>
      {disabled ? <PlanHeld /> : null}
      <p className="figures text-small text-muted" aria-live="polite">
        <span>
          {[runDaysText({ fromDate, toDate }, now()), ZONE_NAME].filter(Boolean).join(". ")}
        </span>
      </p>
    </div>
  );
}

export interface PromotionPlanProps {
  readonly form: PromotionForm;
  readonly branch: Store;
  readonly geography: GeographyIndex;
  readonly plans: readonly CampaignPlan[];
  readonly promocode: Promocode | null;
  readonly words: PromotionWords;
  readonly disabled: boolean;
  /** Where the branch promoted last; null if it never did. */
  readonly earlier: EarlierArea | null;
  /** Shown before the prices, such as why there are no plans. */
  readonly instead?: ReactNode;
  /** Beside the two days of own days. */
  readonly setButton?: ReactNode;
}

const WAYS = [
  { value: "places", label: "Places and days" },
  { value: "budget", label: "Budget first" },
] as const;

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Where the area comes from, while it is the one that was filled in. */
function areaNote(
  { campaignArea, cityList, stateList }: PromotionDraft,
  earlier: EarlierArea | null,
  branch: Store,
): string | undefined {
  if (earlier === null)
    return campaignArea === "city" && sameIds(cityList, [branch.cityId])
      ? "Your branch’s city"
      : undefined;
  const isSame =
    campaignArea === earlier.campaignArea &&
    sameIds(cityList, earlier.cityList) &&
    sameIds(stateList, earlier.stateList);
  return isSame ? `As last time, ${shortDay(centralDayOf(earlier.createdOn), now())}` : undefined;
}

/** Where and how long, by places or by a budget, with what each choice costs. */
export function PromotionPlan(props: PromotionPlanProps) {
  const { form, branch, geography, plans, promocode, words, disabled, earlier } = props;
  const [way, setWay] = useState<"places" | "budget">("places");
  const draft = useFields(form, ({ values }) => values);
  const states = useMemo(
    () => ownPlacesFirst(statesIn(geography, branch.countryId), branch),
    [geography, branch],
  );
  const places = countAreaPlaces(draft, geography, branch.countryId) ?? 0;
  const choices = priceChoices(draft, { plans, places });
  return (
    <>
      <Segment
        aria-label="What to begin with"
        value={way}
        choices={WAYS}
        disabled={disabled}
        onValueChange={setWay}
      />
      {way === "places" ? (
        <>
          <PlacesFields
            form={form}
            branch={branch}
            states={states}
            words={words}
            price={choices.find(({ plan }) => plan === draft.plan)}
            likely={likelyPlan(choices)}
            note={areaNote(draft, earlier, branch)}
            disabled={disabled}
          />
          <PriceList
            form={form}
            choices={choices}
            places={places}
            words={words}
            approved={isApproved(branch)}
            disabled={disabled}
            instead={props.instead}
          >
            <RunFields form={form} disabled={disabled} />
            {props.setButton}
          </PriceList>
        </>
      ) : (
        <BudgetFields
          form={form}
          cities={states.find(({ id }) => id === branch.stateId)?.cities ?? []}
          tax={geography.stateById.get(branch.stateId) ?? null}
          promocode={promocode}
          disabled={disabled}
          onChoose={(chosen) => changeFields(form, { ...chosen, plan: CUSTOM_PLAN })}
        />
      )}
    </>
  );
}

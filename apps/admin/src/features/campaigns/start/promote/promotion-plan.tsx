import { CUSTOM_PLAN } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { CampaignPlan } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { ownPlacesFirst } from "@marquee/domain/campaigns/places";
import { isApproved } from "@marquee/domain/approval/store-approval";
import { likelyPlan, priceChoices } from "@marquee/domain/payments/promotion-prices";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { useMemo, useState, type ReactNode } from "react";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import { statesIn, type GeographyIndex } from "../../../geography/geography-index.ts";
import { BudgetFields } from "./budget-fields.tsx";
import { PlacesFields } from "./places-fields.tsx";
import { PriceList } from "./price-list.tsx";
import type { PromotionWords } from "./promotion-words.ts";
import { RunFields } from "./run-fields.tsx";
import type { PromotionForm } from "./use-promotion.ts";

export interface PromotionPlanProps {
  readonly form: PromotionForm;
  readonly branch: Store;
  readonly geography: GeographyIndex;
  readonly plans: readonly CampaignPlan[];
  readonly promocode: Promocode | null;
  readonly words: PromotionWords;
  readonly disabled: boolean;
  /** Where the area comes from, such as "As last time, Nov 26". */
  readonly areaNote?: string | undefined;
  /** Shown before the prices, such as why there are no plans. */
  readonly instead?: ReactNode;
  /** Beside the two days of own days. */
  readonly besideDays?: ReactNode;
}

const WAYS = [
  { value: "places", label: "Places and days" },
  { value: "budget", label: "Budget first" },
] as const;

/** Where and how long, by places or by a budget, with what each choice costs. */
export function PromotionPlan(props: PromotionPlanProps) {
  const { form, branch, geography, plans, promocode, words, disabled, areaNote } = props;
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
            note={areaNote}
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
            {props.besideDays}
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

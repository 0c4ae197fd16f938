import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { ownPlacesFirst } from "@marquee/domain/campaigns/places";
import { countryWide } from "@marquee/domain/geography/country-wide";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useState } from "react";
import { changeFields, areValid, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { AreaFields } from "../../../area/area-fields.tsx";
import { AreaPrice } from "../../../area/area-picker.tsx";
import { countAreaPlaces } from "../../../area/count-area-places.ts";
import { statesIn, type GeographyIndex } from "../../../geography/geography-index.ts";
import { PlanStep } from "../../../payments/plan-step.tsx";
import { BudgetFields } from "../promote/budget-fields.tsx";
import { areaChosen, type PlanForm } from "./plan-changes.ts";
import { pricePerDay } from "./plan-price.ts";

export interface AreaStepProps {
  readonly form: PlanForm;
  readonly geography: GeographyIndex;
  readonly country: Country;
  /** The branch, whose own places come first; null while none is chosen. */
  readonly branch: Store | null;
  readonly promocode: Promocode | null;
  readonly disabled: boolean;
}

/** The cost of the whole state, if all chosen cities are in one. */
function widerChoice(values: FlyerPlanDraft, geography: GeographyIndex, items: number) {
  if (values.campaignArea !== "city") return null;
  const [stateId, ...others] = new Set(
    values.cityList.map((id) => geography.cityById.get(id)?.stateId),
  );
  const state =
    stateId === undefined || others.length > 0 ? undefined : geography.stateById.get(stateId);
  if (!state || state.cities.length <= values.cityList.length) return null;
  const places = state.cities.length;
  return { label: `All of ${state.name}`, places, perDay: pricePerDay(items, places) };
}

/** From a budget to area and dates, for the items that are chosen. */
function AreaByBudget({ form, geography, branch, promocode, disabled }: AreaStepProps) {
  if (branch === null)
    return (
      <p className="text-muted">Choose the branch first: its own city is where a budget begins.</p>
    );
  const states = ownPlacesFirst(statesIn(geography, branch.countryId), branch);
  return (
    <div className="max-w-lg">
      <BudgetFields
        form={form}
        cities={states.find(({ id }) => id === branch.stateId)?.cities ?? []}
        tax={geography.stateById.get(branch.stateId) ?? null}
        promocode={promocode}
        disabled={disabled}
        onChoose={(chosen) => changeFields(form, chosen)}
      />
    </div>
  );
}

function ChosenArea({ form, geography, country, branch, disabled }: AreaStepProps) {
  const plan = useFields(form, ({ values }) => values);
  const places = countAreaPlaces(plan, geography, country);
  const items = chosenItems(plan).length;
  const states = statesIn(geography, country);
  return (
    <>
      <AreaFields
        form={form}
        label="Campaign promotion area"
        names={{ city: "City", state: "State/Province", country: countryWide(country) }}
        states={branch === null ? states : ownPlacesFirst(states, branch)}
        disabled={disabled}
        onArea={(area) => changeFields(form, areaChosen(area))}
      />
      {places !== undefined && places > 0 ? (
        <AreaPrice
          places={places}
          perDay={pricePerDay(items, places)}
          wider={widerChoice(plan, geography, items)}
        />
      ) : null}
    </>
  );
}

/** Where shoppers see the campaign: places that are chosen, or what a budget buys. */
export function AreaStep(props: AreaStepProps) {
  const { form, disabled } = props;
  const [byBudget, setByBudget] = useState(false);
  const done = useFields(form, (fields) =>
    areValid(fields, "campaignArea", "cityList", "stateList"),
  );
  return (
    <PlanStep
      number={3}
      title="Area"
      hint="Where shoppers see the campaign"
      done={done}
      aside={
        disabled ? undefined : (
          <Button size="sm" variant="ghost" onClick={() => setByBudget(!byBudget)}>
            {byBudget ? "Places and days" : "Budget first"}
          </Button>
        )
      }
    >
      {byBudget ? <AreaByBudget {...props} /> : <ChosenArea {...props} />}
    </PlanStep>
  );
}

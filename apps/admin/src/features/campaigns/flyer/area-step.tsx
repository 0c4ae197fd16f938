import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { changeFields, isSound, useFields } from "../../../page-kit/form/fields-actor.ts";
import { AreaFields } from "../../area/area-fields.tsx";
import { AreaPrice } from "../../area/area-picker.tsx";
import { countAreaPlaces } from "../../area/count-area-places.ts";
import { statesIn, type GeographyIndex } from "../../geography/geography-index.ts";
import { areaChosen, type PlanForm } from "./plan-changes.ts";
import { pricePerDay } from "./plan-price.ts";
import { PlanStep } from "../../payments/plan-step.tsx";

/** The country-wide choice goes by the branch's country. */
export const countryWide = (country: Country): string =>
  country === "US" ? "US-Wide" : "Canada-Wide";

export interface AreaStepProps {
  readonly form: PlanForm;
  readonly geography: GeographyIndex;
  readonly country: Country;
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

/** Where shoppers see the campaign. */
export function AreaStep({ form, geography, country, disabled }: AreaStepProps) {
  const plan = useFields(form, ({ values }) => values);
  const done = useFields(form, (fields) =>
    isSound(fields, "campaignArea", "cityList", "stateList"),
  );
  const places = countAreaPlaces(plan, geography, country);
  const items = chosenItems(plan).length;
  return (
    <PlanStep number={3} title="Area" hint="Where shoppers see the campaign" done={done}>
      <AreaFields
        form={form}
        label="Campaign promotion area"
        names={{ city: "City", state: "State/Province", country: countryWide(country) }}
        states={statesIn(geography, country)}
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
    </PlanStep>
  );
}

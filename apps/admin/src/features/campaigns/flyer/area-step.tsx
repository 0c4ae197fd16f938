import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { Field, GroupField } from "../../../ui/field.tsx";
import { Segment } from "../../../ui/segment.tsx";
import { PlacesPicker, PlacesPrice } from "../places/places-picker.tsx";
import { statesIn, type GeographyIndex } from "../places/geography-index.ts";
import { areaChosen, placesChosen } from "./plan-changes.ts";
import { placesOfPlan, pricePerDay } from "./plan-price.ts";
import { PlanStep } from "./plan-step.tsx";
import type { Plan } from "./use-plan.ts";

/** The country-wide choice goes by the branch's country. */
export const countryWide = (country: Country): string =>
  country === "US" ? "US-Wide" : "Canada-Wide";

export interface AreaStepProps {
  readonly plan: Plan;
  readonly geography: GeographyIndex;
  readonly country: Country;
  readonly disabled: boolean;
}

/** Where all chosen cities lie in one state: what the whole of it would cost. */
function widerChoice({ values }: Plan, geography: GeographyIndex, items: number) {
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
export function AreaStep({ plan, geography, country, disabled }: AreaStepProps) {
  const { campaignArea: area, cityList, stateList } = plan.values;
  const places = placesOfPlan(plan.values, geography, country);
  const items = chosenItems(plan.values).length;
  const areas = [
    { value: "city", label: "City" },
    { value: "state", label: "State/Province" },
    { value: "country", label: countryWide(country) },
  ] as const satisfies readonly { readonly value: CampaignArea; readonly label: string }[];
  return (
    <PlanStep
      number={3}
      title="Area"
      hint="Where shoppers see the campaign"
      done={plan.isSound("campaignArea", "cityList", "stateList")}
    >
      <div data-field="campaignArea">
        <GroupField label="Campaign promotion area" error={plan.errorAt("campaignArea")}>
          {() => (
            <div className="max-w-md">
              <Segment
                aria-label="Campaign promotion area"
                value={area}
                choices={areas}
                disabled={disabled}
                onValueChange={(next) => plan.change(areaChosen(next))}
              />
            </div>
          )}
        </GroupField>
      </div>
      <div data-field="cityList stateList" className="flex flex-col gap-2 empty:hidden">
        {area === "city" || area === "state" ? (
          <Field
            label={area === "city" ? "Cities" : "States or provinces"}
            error={plan.errorAt("cityList") ?? plan.errorAt("stateList")}
          >
            {(control) => (
              <PlacesPicker
                control={control}
                kind={area}
                states={statesIn(geography, country)}
                chosen={area === "city" ? cityList : stateList}
                disabled={disabled}
                onChoose={(ids) => plan.change(placesChosen(area, ids))}
              />
            )}
          </Field>
        ) : null}
        {area !== "" && places !== undefined && places > 0 ? (
          <PlacesPrice
            places={places}
            perDay={pricePerDay(items, places)}
            wider={widerChoice(plan, geography, items)}
          />
        ) : null}
      </div>
    </PlanStep>
  );
}

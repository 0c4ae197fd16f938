import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { CampaignArea, FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { changeFields, isSound, useFields } from "../../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../../page-kit/form/form-field.tsx";
import { Segment } from "../../../ui/segment.tsx";
import { AreaPicker, AreaPrice } from "../area/area-picker.tsx";
import { statesIn, type GeographyIndex } from "../../../page-kit/geography/geography-index.ts";
import { areaChosen, type PlanForm } from "./plan-changes.ts";
import { countPlanPlaces, pricePerDay } from "./plan-price.ts";
import { PlanStep } from "./plan-step.tsx";

/** The country-wide choice goes by the branch's country. */
export const countryWide = (country: Country): string =>
  country === "US" ? "US-Wide" : "Canada-Wide";

export interface AreaStepProps {
  readonly form: PlanForm;
  readonly geography: GeographyIndex;
  readonly country: Country;
  readonly disabled: boolean;
}

/** Where all chosen cities lie in one state: what the whole of it would cost. */
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
  const { campaignArea: area } = plan;
  const places = countPlanPlaces(plan, geography, country);
  const items = chosenItems(plan).length;
  const areas = [
    { value: "city", label: "City" },
    { value: "state", label: "State/Province" },
    { value: "country", label: countryWide(country) },
  ] as const satisfies readonly { readonly value: CampaignArea; readonly label: string }[];
  return (
    <PlanStep number={3} title="Area" hint="Where shoppers see the campaign" done={done}>
      <FormGroup form={form} name="campaignArea" label="Campaign promotion area">
        {({ value }) => (
          <div className="max-w-md">
            <Segment
              aria-label="Campaign promotion area"
              value={value}
              choices={areas}
              disabled={disabled}
              onValueChange={(next) => changeFields(form, areaChosen(next))}
            />
          </div>
        )}
      </FormGroup>
      <div className="flex flex-col gap-2 empty:hidden">
        {area === "city" || area === "state" ? (
          <FormField
            key={area}
            form={form}
            name={area === "city" ? "cityList" : "stateList"}
            label={area === "city" ? "Cities" : "States or provinces"}
          >
            {({ value, set, control }) => (
              <AreaPicker
                control={control}
                kind={area}
                states={statesIn(geography, country)}
                chosen={value}
                disabled={disabled}
                onChoose={set}
              />
            )}
          </FormField>
        ) : null}
        {area !== "" && places !== undefined && places > 0 ? (
          <AreaPrice
            places={places}
            perDay={pricePerDay(items, places)}
            wider={widerChoice(plan, geography, items)}
          />
        ) : null}
      </div>
    </PlanStep>
  );
}

import { countryWide } from "@marquee/domain/geography/country-wide";
import type { Store } from "@marquee/domain/stores/store.schema";
import { FLAT_RATE } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { formatAmount } from "@marquee/domain/money/format-money";
import { toAmount } from "@marquee/domain/money/cents";
import { Plus } from "lucide-react";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { AreaFields } from "../../../area/area-fields.tsx";
import type { StateWithCities } from "../../../geography/geography-index.ts";
import { areaChosen, type PlanForm } from "../flyer/plan-changes.ts";
import { pricePerDay } from "../flyer/plan-price.ts";

export interface PlacesFieldsProps {
  readonly form: PlanForm;
  readonly branch: Store;
  /** Of the branch's country, its own province first. */
  readonly states: readonly StateWithCities[];
  readonly disabled: boolean;
}

/** How many cities of the branch's province are offered by name. */
const NEAR = 2;

/** The next cities of the branch's own province, each a press away. */
function NearCities({ form, branch, states, disabled }: PlacesFieldsProps) {
  const plan = useFields(form, ({ values }) => values);
  const own = states.find(({ id }) => id === branch.stateId)?.cities ?? [];
  const near = own.filter(({ id }) => !plan.cityList.includes(id)).slice(0, NEAR);
  if (plan.campaignArea !== "city" || near.length === 0 || disabled) return null;
  const each = pricePerDay(chosenItems(plan).length, 1) ?? toAmount(FLAT_RATE);
  return (
    <p className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      {near.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="inline-flex min-h-6 items-center gap-1 font-medium text-accent-text max-md:min-h-9"
          onClick={() => changeFields(form, { cityList: [...plan.cityList, id] })}
        >
          <Plus className="size-3.5" aria-hidden="true" />
          <span className="sr-only">Add </span>
          <span>{name}</span>
        </button>
      ))}
      <span className="figures">{`${formatAmount(each)} a day each`}</span>
    </p>
  );
}

/** Where the promotion shows: the branch's own city to begin with. */
export function PlacesFields(props: PlacesFieldsProps) {
  const { form, branch, states, disabled } = props;
  return (
    <>
      <AreaFields
        form={form}
        label="Campaign promotion area"
        names={{ city: "City", state: "State/Province", country: countryWide(branch.countryId) }}
        states={states}
        disabled={disabled}
        onArea={(area) =>
          changeFields(form, {
            ...areaChosen(area),
            ...(area === "city" ? { cityList: [branch.cityId] } : {}),
            ...(area === "state" ? { stateList: [branch.stateId] } : {}),
          })
        }
      />
      <NearCities {...props} />
    </>
  );
}

import { countDays } from "@marquee/domain/campaigns/count-text";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { PriceChoice } from "@marquee/domain/payments/promotion-prices";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Plus } from "lucide-react";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { AreaFields } from "../../../area/area-fields.tsx";
import type { StateWithCities } from "../../../geography/geography-index.ts";
import type { PromotionWords } from "./promotion-words.ts";
import type { PromotionForm } from "./use-promotion.ts";

export interface PlacesFieldsProps {
  readonly form: PromotionForm;
  readonly branch: Store;
  /** The states of the branch's country, its own first. */
  readonly states: readonly StateWithCities[];
  readonly words: Pick<PromotionWords, "area" | "areas">;
  /** The price that is chosen. */
  readonly price: PriceChoice | undefined;
  /** The plan that is likely for an area that was just chosen. */
  readonly likely: string;
  /** Where the area comes from, such as "As last time, Nov 26". */
  readonly note: string | undefined;
  readonly disabled: boolean;
}

/** How many cities of the branch's province are offered by name. */
const NEAR = 2;

/** The next cities of the branch's own province, each a press away. */
function NearCities({ form, branch, states, price, disabled }: PlacesFieldsProps) {
  const plan = useFields(form, ({ values }) => values);
  const own = states.find(({ id }) => id === branch.stateId)?.cities ?? [];
  const near = own.filter(({ id }) => !plan.cityList.includes(id)).slice(0, NEAR);
  if (plan.campaignArea !== "city" || near.length === 0 || disabled) return null;
  const { perCity = null, days = null } = price ?? {};
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
      {perCity === null || days === null ? null : (
        <span className="figures">{`${formatAmount(perCity)} each for ${countDays(days)}`}</span>
      )}
    </p>
  );
}

/** Where the promotion shows. Another area begins with the branch's own city or province, and with the plan that is likely (PROMOTE-D2). */
export function PlacesFields(props: PlacesFieldsProps) {
  const { form, branch, states, words, likely, note, disabled } = props;
  return (
    <>
      <AreaFields
        form={form}
        label={words.area}
        names={words.areas(branch.countryId)}
        states={states}
        placesHint={note}
        disabled={disabled}
        onArea={(area) =>
          changeFields(form, {
            campaignArea: area,
            cityList: area === "city" ? [branch.cityId] : [],
            stateList: area === "state" ? [branch.stateId] : [],
            plan: likely,
          })
        }
      />
      <NearCities {...props} />
    </>
  );
}

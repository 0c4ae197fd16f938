import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { CheckboxGroup } from "@marquee/ui/fields/checkbox.tsx";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";

const MARKETS: readonly { readonly value: MarketPlace; readonly label: string }[] = [
  { value: "Canada", label: "Canada" },
  { value: "United States", label: "United States" },
];

/** Where an item is shown. */
export function MarketPlaceField({
  form,
}: {
  readonly form: FieldsActor<{ readonly marketPlace: readonly MarketPlace[] }>;
}) {
  return (
    <FormGroup form={form} name="marketPlace" label="Show in Marketplaces">
      {({ value, set, control }) => (
        <CheckboxGroup {...control} values={value} onValuesChange={set} choices={MARKETS} />
      )}
    </FormGroup>
  );
}

import type { MarketPlace } from "@marquee/domain/wire/field.schema";
import { CheckboxGroup } from "@marquee/ui/fields/checkbox.tsx";
import type { FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";

const MARKET_PLACES = [
  { value: "Canada", label: "Canada" },
  { value: "United States", label: "United States" },
] as const;

interface Markets {
  readonly marketPlace: readonly MarketPlace[];
}

interface NameFieldsProps<Name extends string> {
  readonly form: FieldsActor<Readonly<Record<NoInfer<Name>, string>>> & FieldsActor<Markets>;
  readonly names: { readonly store: Name; readonly branch: Name; readonly website: Name };
  /** Whether the website is asked for: a company's own is its branches', too. */
  readonly asksWebsite: boolean;
}

/** How a store and its branch are called, where they are sold, and their website: sign-up and the wizard ask the same. */
export function StoreNameFields<Name extends string>({
  form,
  names,
  asksWebsite,
}: NameFieldsProps<Name>) {
  return (
    <>
      <FieldPair>
        <TextField form={form} name={names.store} label="Store name" maxLength={160} />
        <TextField form={form} name={names.branch} label="Branch name" maxLength={80} />
      </FieldPair>
      <FormGroup<Markets, "marketPlace"> form={form} name="marketPlace" label="Marketplaces">
        {({ value, set, control }) => (
          <CheckboxGroup {...control} values={value} choices={MARKET_PLACES} onValuesChange={set} />
        )}
      </FormGroup>
      {asksWebsite ? (
        <TextField
          form={form}
          name={names.website}
          label="Website URL"
          inputMode="url"
          autoComplete="url"
          maxLength={2000}
          placeholder="https://"
        />
      ) : null}
    </>
  );
}

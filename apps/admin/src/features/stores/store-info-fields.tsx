import { CheckboxGroup } from "@marquee/ui/checkbox.tsx";
import { MultiCombobox } from "@marquee/ui/multi-combobox.tsx";
import { TextInput } from "@marquee/ui/text-input.tsx";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { useMainCategories } from "../categories/categories.queries.ts";
import type { StoreForm } from "./use-store-form.ts";

const MARKET_PLACES = [
  { value: "Canada", label: "Canada" },
  { value: "United States", label: "United States" },
] as const;

interface OfForm {
  readonly form: StoreForm;
}

/** What a branch has of its company: shown, and changed in the company form alone (STORE-C4). */
function OwnCompany({ form }: OfForm) {
  const name = useFields(form, ({ values }) => values.companyBusinessName);
  const website = useFields(form, ({ values }) => values.websiteUrl);
  return (
    <dl className="grid gap-3 rounded-control border border-line bg-canvas px-4 py-3 sm:grid-cols-2">
      {[
        ["Company name", name],
        ["Website", website],
      ].map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="truncate font-medium">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Store Info. A company without a website leaves that to the branch. */
export function StoreInfoFields({ form, asksWebsite }: OfForm & { readonly asksWebsite: boolean }) {
  return (
    <FormSection title="Store Info">
      <OwnCompany form={form} />
      <FieldPair>
        <FormField form={form} name="storeName" label="Store name">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={160} value={value} onValueChange={set} />
          )}
        </FormField>
        <FormField form={form} name="code" label="Branch name">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={80} value={value} onValueChange={set} />
          )}
        </FormField>
      </FieldPair>
      <FormGroup form={form} name="marketPlace" label="Marketplaces">
        {({ value, set, control }) => (
          <CheckboxGroup {...control} values={value} choices={MARKET_PLACES} onValuesChange={set} />
        )}
      </FormGroup>
      {asksWebsite ? (
        <FormField form={form} name="websiteUrl" label="Website URL">
          {({ value, set, control }) => (
            <TextInput {...control} maxLength={2000} value={value} onValueChange={set} />
          )}
        </FormField>
      ) : null}
    </FormSection>
  );
}

/** The main categories that the branch sells in (STORECAT-V1). */
export function StoreCategoryFields({ form }: OfForm) {
  const categories = useMainCategories();
  const rows = categories.data?.rows ?? [];
  return (
    <FormSection title="Category">
      <FormField form={form} name="categories" label="Main categories">
        {({ value, set, control }) => (
          <MultiCombobox
            {...control}
            {...optionLoading(categories)}
            placeholder="Choose categories"
            values={value.map(({ id }) => id)}
            chosen={value.map(({ id, name }) => ({ value: id, label: name }))}
            options={rows.map(({ id, name }) => ({ value: id, label: name }))}
            onValuesChange={(ids) =>
              set(
                ids.map((id) => {
                  const known = rows.find((each) => each.id === id);
                  return known
                    ? { id, name: known.name }
                    : (value.find((each) => each.id === id) ?? { id, name: id });
                }),
              )
            }
          />
        )}
      </FormField>
    </FormSection>
  );
}

import { CompanySelect } from "../companies/company-select.tsx";
import { Combobox } from "@marquee/ui/combobox.tsx";
import { Field } from "@marquee/ui/field.tsx";
import type { ChosenPerson } from "./use-chosen-person.ts";

/** First the company, then one of its users. */
export function PersonFields({ chosen }: { readonly chosen: ChosenPerson }) {
  const { companyId, users } = chosen;
  const nobody = users.data?.rows.length === 0;
  return (
    <div className="grid gap-4 px-4 pt-4 sm:grid-cols-2 md:max-w-2xl md:px-6">
      <Field label="Company">
        {(control) => (
          <CompanySelect
            {...control}
            clearable
            value={companyId}
            onValueChange={chosen.chooseCompany}
          />
        )}
      </Field>
      <Field label="User">
        {(control) => (
          <Combobox
            {...control}
            clearable
            placeholder={companyId === null ? "Choose a company first" : "Choose a user"}
            disabled={companyId === null || nobody || users.isError}
            busy={users.isLoading}
            options={(users.data?.rows ?? []).map(({ email, name }) => ({
              value: email,
              label: name,
              detail: email,
            }))}
            value={chosen.person?.email ?? null}
            onValueChange={chosen.chooseUser}
          />
        )}
      </Field>
    </div>
  );
}

import { maySetRegister } from "@marquee/domain/companies/company-change";
import { COMPANY_TEXT_LIMITS as limits } from "@marquee/domain/companies/company-text-limits";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";
import { isSameName } from "@marquee/domain/wire/typed-text";
import { fieldChanged, shownIssues, type Fields } from "@marquee/machines/forms/fields";
import { Combobox } from "@marquee/ui/fields/combobox.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { Link } from "@tanstack/react-router";
import { useCallback, useRef } from "react";
import { formValues, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { AddressFields, REGISTERED_ADDRESS } from "../geography/address-fields.tsx";
import { useGeography } from "../geography/geography.queries.ts";
import { useNamesake } from "./companies.queries.ts";
import { CompanyLogoField } from "./company-logo-field.tsx";
import type { RunningCompanyForm } from "./use-company-form.ts";

/**
 * Returns what the name's field does when it is left: it asks whether another company has the name, and checks the form
 * again if one has. The name that the company is stored under is its own. A failed look-up blocks nothing: the save asks again.
 */
function useNameCheck({ form, takenNames }: RunningCompanyForm): () => void {
  const client = useClient();
  const asked = useRef("");
  return useCallback(() => {
    const { name } = formValues(form);
    const own = form.getSnapshot().context.fields.baseline.name;
    if (name.trim() === "" || isSameName(name, own) || isSameName(name, asked.current)) return;
    asked.current = name;
    const check = async () => {
      if (!(await client.companies.nameExists({ params: { name: name.trim() } }))) return;
      takenNames.push(name);
      const now = formValues(form).name;
      if (isSameName(now, name)) form.send(fieldChanged<CompanyDraft, "name">("name", now));
    };
    check().catch(() => {
      asked.current = "";
    });
  }, [client, form, takenNames]);
}

export interface CompanyFieldsProps {
  readonly running: RunningCompanyForm;
  readonly isNew: boolean;
}

/** The typed name if it is shown that another company has it; else empty. */
const takenName = (fields: Fields<CompanyDraft>): string =>
  shownIssues(fields).some(({ rule }) => rule === "COMPANY-V8") ? fields.values.name.trim() : "";

function NameField({ running }: { readonly running: RunningCompanyForm }) {
  const { form } = running;
  const check = useNameCheck(running);
  const namesake = useNamesake(useFields(form, takenName));
  return (
    <TextField
      form={form}
      name="name"
      label="Business name"
      help={
        namesake ? (
          <>
            <Link to="/home/company/AddCompany" search={{ id: namesake.id }}>
              {`Open ${namesake.name}`}
            </Link>
            <span> to edit it, or use Add More Store/Branch to give it another store.</span>
          </>
        ) : undefined
      }
      autoComplete="organization"
      maxLength={limits.name}
      onBlur={check}
    />
  );
}

/** What a company is registered as: a master's to set; otherwise its name, and the state of its address (COMPANY-R1). */
function RegisterFields({ running: { form } }: { readonly running: RunningCompanyForm }) {
  const geography = useGeography();
  return (
    <FormSection title="Registration">
      <FieldPair>
        <FormField
          form={form}
          name="regName"
          label="Register name"
          help="Empty: the business name."
        >
          {({ value, set, control }) => (
            <TextInput
              {...control}
              maxLength={limits.regName}
              value={value ?? ""}
              onValueChange={(typed) => set(typed === "" ? null : typed)}
            />
          )}
        </FormField>
        <FormField
          form={form}
          name="regStateId"
          label="Register state"
          help="Empty: the state of the address."
        >
          {({ value, set, control }) => (
            <Combobox
              {...control}
              {...optionLoading(geography)}
              clearable
              placeholder="As the address"
              value={value}
              options={(geography.data?.states ?? []).map((state) => ({
                value: state.id,
                label: state.name,
              }))}
              onValueChange={set}
            />
          )}
        </FormField>
      </FieldPair>
    </FormSection>
  );
}

/** Every control of the company form. */
export function CompanyFields({ running, isNew }: CompanyFieldsProps) {
  const { form } = running;
  const user = useUser();
  const id = useFields(form, ({ values }) => values.id);
  return (
    <>
      <FormSection title="The company" quietTitle>
        <NameField running={running} />
        <CompanyLogoField form={form} companyId={isNew ? null : id} />
        <AddressFields form={form} names={REGISTERED_ADDRESS} geography={useGeography()} />
      </FormSection>
      {maySetRegister(user) ? <RegisterFields running={running} /> : null}
    </>
  );
}

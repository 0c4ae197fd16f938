import { fieldChanged } from "@marquee/machines/forms/fields";
import { isSameName } from "@marquee/domain/wire/typed-text";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";
import { useCallback, useRef } from "react";
import { formValues } from "../../page-kit/form/fields-actor.ts";
import { useClient } from "../../session/session-context.tsx";
import type { RunningCompanyForm } from "./use-company-form.ts";

/**
 * Returns what the name's field does when it is left: it asks whether another company has the name, and checks the form
 * again if one has. The name that the company is stored under is its own. A failed look-up blocks nothing: the save asks again.
 */
export function useNameCheck({ form, takenNames }: RunningCompanyForm): () => void {
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

import { emptyCompany } from "@marquee/domain/companies/company-draft";
import { companyMessages } from "@marquee/domain/companies/messages";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useState } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { openedFrom } from "../../page-kit/way-back.ts";
import { usePermission } from "../../session/permission.ts";
import { useUser } from "../../session/session-context.tsx";
import { workSite } from "../../session/site.ts";
import { companySearch } from "./companies.search.ts";
import { CompanyFields } from "./company-fields.tsx";
import { companyPage } from "./company-page.ts";
import { CompanyPreview } from "./company-preview.tsx";
import { companyShownAs } from "./company-shown-as.ts";
import { useCompanyForm } from "./use-company-form.ts";

const LIST = { to: "/home/company", label: "Companies" } as const;

/** A user who adds another company reads where it goes (COMPANY-C4). */
function StaysInOwn() {
  const { companyName } = useUser();
  const actsAcross = usePermission("companies.select").allowed;
  if (actsAcross) return null;
  return (
    <Note title={companyName ? `You stay with ${companyName}` : "You stay where you are"}>
      {companyMessages.addedBesideOwn}
    </Note>
  );
}

function Opened({ id }: { readonly id: string | null }) {
  const user = useUser();
  const [start] = useState(() => emptyCompany(id ?? newId(), workSite(user)));
  const running = useCompanyForm(id, start);
  const { form } = running;
  const name = useFields(form, ({ values }) => values.name);
  const isNew = id === null;
  const parent = isNew ? LIST : openedFrom(LIST, { ...companyPage({ id }), label: "Company" });
  // a user of one company may not see another one, not even one that they created (COMPANY-C4)
  const actsAcross = usePermission("companies.select").allowed;
  return (
    <FormPage
      form={form}
      shownAs={companyShownAs}
      title={isNew ? "Add Company" : "Edit Company"}
      parent={parent}
      of={{ noun: "company", list: LIST }}
      newRowAt={actsAcross ? { company: start.id } : {}}
      here={isNew ? "New" : "Edit"}
      submit="Submit"
      purpose={isNew ? "this company can be added" : "this company can be saved"}
      saved={{
        title: isNew ? "Company added" : "Company saved",
        detail: isNew && !actsAcross ? `${name}. ${companyMessages.addedBesideOwn}` : name,
        destination: parent === LIST ? "Taking you to the companies" : "Taking you back to it",
      }}
      aside={<CompanyPreview form={form} />}
    >
      {isNew ? <StaysInOwn /> : null}
      <CompanyFields running={running} isNew={isNew} />
    </FormPage>
  );
}

/** The company form; with an id in the address it edits. */
export function CompanyFormScreen() {
  const { id } = useScreenSearch(companySearch);
  return (
    <PermissionGuard ability={id ? "companies.edit" : "companies.add"}>
      <Opened key={id ?? "new"} id={id ?? null} />
    </PermissionGuard>
  );
}

import { emptyCompany } from "@marquee/domain/companies/company-draft";
import { companyLogoRules } from "@marquee/domain/companies/company-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { companyFormMachine } from "@marquee/machines/companies/company-form.machine";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { UnnamedPage } from "../../page-kit/detail/unnamed-page.tsx";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { COMPANIES, companyQuery } from "./companies.queries.ts";
import { companySearch } from "./companies.search.ts";
import { CompanyLogoField } from "./company-logo-field.tsx";
import { CompanyLogo } from "./company-logo.tsx";

const PARENT = { to: "/home/company", label: "Companies" } as const;
const TITLE = "Update Company Logo";

/** The form over the stored company that changes only the logo. It opens without one: a new one is chosen (COMPANY-L1). */
function useLogoForm(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  const [start] = useState(() => emptyCompany(id, currentSite()));
  return useEntityForm(companyFormMachine, {
    id,
    values: start,
    load: async (companyId) => ({
      ...(await queries.fetchQuery({ ...companyQuery(client, companyId), staleTime: 0 })),
      logo: null,
    }),
    // nothing is ever added here
    create: (body) => client.companies.update({ body }),
    update: (body, version) => client.companies.update({ body }, version),
    rules: (draft) => ruleIssues(companyLogoRules, draft, undefined),
    invalidates: COMPANIES,
  });
}

function Opened({ id }: { readonly id: string }) {
  const form = useLogoForm(id);
  const company = useQuery(companyQuery(useClient(), id)).data;
  return (
    <FormPage
      form={form}
      shownAs={imagesShownAs}
      title={TITLE}
      description={company?.name}
      parent={PARENT}
      of={{ noun: "company", list: PARENT }}
      here="Logo"
      submit="Submit"
      purpose="this logo can be saved"
      saved={{
        title: "Logo saved",
        detail: company?.name,
        destination: "Taking you to the companies",
      }}
    >
      <FormSection title="Logo" quietTitle>
        <CompanyLogoField form={form} companyId={id} />
        <div className="flex flex-col gap-1.5">
          <p className="text-small text-muted">The logo now</p>
          <CompanyLogo
            logo={company?.logo ?? null}
            alt={company?.logo ? `The logo of ${company.name}` : ""}
            className="h-16 w-32"
          />
          {company && company.logo === null ? <p className="text-small">None yet</p> : null}
        </div>
      </FormSection>
    </FormPage>
  );
}

/** The form of a company's logo alone. */
export function CompanyLogoScreen() {
  const { id } = useScreenSearch(companySearch);
  if (id)
    return (
      <PermissionGuard ability="companies.editLogo">
        <Opened key={id} id={id} />
      </PermissionGuard>
    );
  return <UnnamedPage noun="company" parent={PARENT} />;
}

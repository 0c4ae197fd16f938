import { registerName, registerState } from "@marquee/domain/companies/company-change";
import type { Company, CompanyDetails } from "@marquee/domain/companies/company.schema";
import { Link } from "@tanstack/react-router";
import { MapPin, Users } from "lucide-react";
import { ChangedText } from "../../page-kit/detail/changed-text.tsx";
import { DetailPage } from "../../page-kit/detail/detail-page.tsx";
import { FactList, type Fact } from "../../page-kit/detail/fact-list.tsx";
import { MailLink, PhoneLink, WebLink } from "../../page-kit/detail/outward-links.tsx";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { ShownValue } from "../../page-kit/form/shown-value.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { workSite } from "../../session/site.ts";
import { companyQuery, companyRows } from "../companies/companies.queries.ts";
import { companySearch } from "../companies/companies.search.ts";
import { companyList } from "../companies/company-columns.tsx";
import { CompanyLogo } from "../companies/company-logo.tsx";
import { companyPage } from "../companies/company-page.ts";
import { companyShownAs } from "../companies/company-shown-as.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { HistorySection } from "../history/history-section.tsx";
import { StoredPage } from "../history/stored-page.tsx";
import { LatestInvoices } from "../invoices/latest-invoices.tsx";
import { companyHistory } from "../stores/company-history-of.ts";
import { CompanyBranches } from "./company-branches.tsx";
import { OwnedLists } from "./owned-lists.tsx";
import { RegisteredAddress } from "./registered-address.tsx";

const PARENT = { to: "/home/company", label: "Companies" } as const;

interface OfCompany {
  readonly company: CompanyDetails;
}

/** Its city and its users, in the line under its name. */
function Lead({ company: { id, cityId } }: OfCompany) {
  const city = useGeography().data?.cityById.get(cityId)?.name;
  return (
    <>
      {city === undefined ? null : (
        <li>
          <MapPin aria-hidden="true" />
          <span>{city}</span>
        </li>
      )}
      <li>
        <Users aria-hidden="true" />
        <Link to="/home/users/manage" search={{ company: id }} className="link">
          Users
        </Link>
      </li>
    </>
  );
}

function Facts({ company }: OfCompany) {
  const site = workSite(useUser());
  const whatItIs: readonly Fact[] = [
    { label: "Register name", value: registerName(company) },
    {
      label: "Register state",
      // as in the list (COMPANY-S2)
      value: site === "US" && (
        <ShownValue
          name="stateId"
          value={registerState(company)}
          values={company}
          shownAs={companyShownAs}
        />
      ),
    },
    { label: "Corporation ID", value: company.corporationId },
    { label: "Website", value: company.website && <WebLink to={company.website} /> },
    { label: "Manager", value: company.managerName },
    { label: "Email", value: company.managerEmail && <MailLink to={company.managerEmail} /> },
    {
      label: "Contact number",
      value: company.managerMobile && <PhoneLink to={company.managerMobile} />,
    },
  ];
  const whereItIs: readonly Fact[] = [
    {
      label: "Address",
      value: <RegisteredAddress of={company} />,
      long: true,
    },
    { label: "Added", value: <ChangedText by={company.createdBy} on={company.createdOn} /> },
    {
      label: "Changed",
      value: company.updatedOn !== company.createdOn && (
        <ChangedText by={company.updatedBy} on={company.updatedOn} />
      ),
    },
  ];
  return (
    <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
      <div className="flex flex-col gap-4">
        <CompanyLogo logo={company.logo} className="h-24 w-48 max-w-full" />
        <FactList facts={whereItIs} />
      </div>
      <FactList facts={whatItIs} />
    </div>
  );
}

/** What the user may do with a company: edit all of it, or its logo alone. */
function useCompanyEdits(id: string) {
  const mayEdit = usePermission("companies.edit").allowed;
  const mayEditLogo = usePermission("companies.editLogo").allowed;
  const search = { id };
  return {
    edit: mayEdit
      ? { label: "Edit", link: { to: "/home/company/AddCompany", search } as const }
      : null,
    logo:
      !mayEdit && mayEditLogo
        ? [{ label: "Edit Logo", link: { to: "/home/company/AddLogo", search } as const }]
        : [],
  };
}

function LoadedCompany({ company }: OfCompany) {
  const { id } = company;
  const client = useClient();
  const neighbours = useNeighbours<Company>({
    list: companyList,
    path: PARENT.to,
    query: companyRows(client),
    id,
    link: companyPage,
  });
  const { edit, logo } = useCompanyEdits(id);
  const seesInvoices = usePermission("invoices.view").allowed;
  return (
    <DetailPage
      title={company.name}
      noun="company"
      parent={PARENT}
      id={id}
      here="Company"
      neighbours={neighbours}
      edit={edit}
      primary={null}
      actions={logo}
      lead={<Lead company={company} />}
      asideLabel="History"
      aside={<HistorySection thing={company} {...companyHistory(id)} />}
    >
      <Facts company={company} />
      <CompanyBranches companyId={id} />
      <OwnedLists companyId={id} storeId={null} />
      {seesInvoices ? <LatestInvoices companyId={id} storeId={null} /> : null}
    </DetailPage>
  );
}

/** A company to read, with what the user may do with it (SCREEN-R1). */
export function CompanyScreen() {
  const id = useScreenSearch(companySearch).id ?? "";
  return (
    <StoredPage
      key={id}
      noun="company"
      parent={PARENT}
      query={companyQuery(useClient(), id)}
      found={{ kind: "companies", id }}
      nameOf={(company) => ({ label: company.name, detail: registerName(company) })}
      history={companyHistory(id)}
    >
      {(company) => <LoadedCompany company={company} />}
    </StoredPage>
  );
}

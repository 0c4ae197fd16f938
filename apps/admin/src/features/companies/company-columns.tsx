import type { Contract } from "@marquee/api/contract/contract";
import { registerName, registerState } from "@marquee/domain/companies/company-change";
import type { Company } from "@marquee/domain/companies/company.schema";
import type { Site } from "@marquee/domain/sites/site";
import { countWords } from "@marquee/domain/wire/count-words";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { OneLine } from "../../page-kit/list/one-line.tsx";
import { RowTitle } from "../../page-kit/list/row-title.tsx";
import { useGeography } from "../geography/geography.queries.ts";
import { CompanyLogo } from "./company-logo.tsx";

export const companyList: ListDefinition<Contract["companies"]["all"]> = {
  name: "Companies",
  sortable: ["name"],
};

const NONE = <span className="text-muted">–</span>;

function StateName({ id }: { readonly id: string }) {
  const geography = useGeography();
  return geography.data?.stateById.get(id)?.name ?? NONE;
}

/** How many branches a company has, and how many of them await approval (COMPANY-B1). */
function Branches({ stores = 0, pendingStores = 0 }: Company) {
  return (
    <span className="flex items-center gap-2 text-small text-muted">
      <span>{countWords(stores, "store")}</span>
      {pendingStores > 0 ? (
        <span className="flex items-center gap-1.5 text-ink">
          <span className="size-1.5 rounded-full bg-wait-dot" aria-hidden="true" />
          <span>{`${pendingStores} pending`}</span>
        </span>
      ) : null}
    </span>
  );
}

/** The columns of companies: the register state is shown on the site of the United States alone (COMPANY-S2). */
export const companyColumns = (
  site: Site,
  stateName: (id: string) => string,
): readonly Column<Company>[] => [
  {
    id: "logo",
    label: "Logo",
    card: "image",
    csv: "noText",
    cell: ({ logo }) => <CompanyLogo logo={logo} className="h-9 w-18" />,
  },
  {
    id: "name",
    label: "Name",
    fixed: true,
    flexible: true,
    card: "title",
    cell: (company) => (
      <>
        <RowTitle text={company.name} />
        <Branches {...company} />
      </>
    ),
    csv: ({ name }) => name,
  },
  {
    id: "regName",
    label: "Register Name",
    cell: (company) => <OneLine text={registerName(company)} width="md:max-w-60" />,
    csv: registerName,
  },
  ...(site === "US"
    ? [
        {
          id: "regStateId",
          label: "Register State",
          cell: (company: Company) => <StateName id={registerState(company)} />,
          csv: (company: Company) => stateName(registerState(company)),
        },
      ]
    : []),
];

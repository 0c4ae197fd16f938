import {
  EmptyValue,
  textAt,
  type ShownAs,
  type ShowValue,
} from "../../page-kit/form/shown-value.tsx";
import { useBranches, useCompanies } from "./companies.queries.ts";

const CompanyName: ShowValue = ({ value }) => {
  const companies = useCompanies();
  return companies.data?.rows.find(({ id }) => id === value)?.name ?? <EmptyValue />;
};

const BranchName: ShowValue = ({ value, values }) => {
  const branches = useBranches(textAt(values, "companyId"));
  return branches.data?.rows.find(({ id }) => id === value)?.storeName ?? <EmptyValue />;
};

/** A company and one of its branches by their names. */
export const companyBranchShownAs: ShownAs = { companyId: CompanyName, storeId: BranchName };

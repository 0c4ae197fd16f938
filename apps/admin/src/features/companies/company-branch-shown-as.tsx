import {
  EmptyValue,
  textAt,
  type ShownAs,
  type ShowValue,
} from "../../page-kit/form/shown-value.tsx";
import { useBranch, useCompany } from "./companies.queries.ts";

const idOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

const CompanyName: ShowValue = ({ value }) => useCompany(idOf(value))?.name ?? <EmptyValue />;

const BranchName: ShowValue = ({ value, values }) =>
  useBranch(textAt(values, "companyId"), idOf(value))?.storeName ?? <EmptyValue />;

/** A company and one of its branches by their names. */
export const companyBranchShownAs: ShownAs = { companyId: CompanyName, storeId: BranchName };

import type { ListProps } from "../../page-kit/list/list-page-props.ts";
import type { CompanyBranch } from "./use-company-branch.ts";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";

// Only users who act across companies choose one; no other user loads the searchable selects.
const CompanyBranchSelects = onDemand(
  async () => (await import("./company-branch-selects.tsx")).CompanyBranchSelects,
);

/** The filter of company and branch over a list, as properties of its page: for privileged users alone. */
export const companyFilter = (
  filter: CompanyBranch,
  { companyOnly = false }: { readonly companyOnly?: boolean } = {},
): Pick<ListProps<never>, "filters" | "filtersSet" | "onClearFilters"> => ({
  filters: filter.privileged ? (
    <CompanyBranchSelects filter={filter} companyOnly={companyOnly} />
  ) : undefined,
  filtersSet: filter.chosen,
  onClearFilters: () => filter.chooseCompany(null),
});

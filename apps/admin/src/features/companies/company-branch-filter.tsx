import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import type { ListProps } from "../../page-kit/list/list-page-props.ts";
import type { CompanyBranch } from "./use-company-branch.ts";

// Only users who act across companies have these; no other user loads them.
const CompanyBranchSelects = onDemand(
  async () => (await import("./company-branch-selects.tsx")).CompanyBranchSelects,
);

/**
 * The filter of company and branch over a list, as properties of its page: for privileged users alone. The company is chosen in
 * the top bar (SCREEN-L29).
 */
export const companyFilter = (
  filter: CompanyBranch,
  { companyOnly = false }: { readonly companyOnly?: boolean } = {},
): Pick<ListProps<never>, "filters" | "filtersSet" | "onClearFilters"> => ({
  filters:
    filter.privileged && (!companyOnly || filter.companyId !== null) ? (
      <CompanyBranchSelects filter={filter} companyOnly={companyOnly} />
    ) : undefined,
  filtersSet: filter.chosen,
  onClearFilters: () => filter.chooseCompany(null),
});

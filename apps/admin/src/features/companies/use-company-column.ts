import { useMemo } from "react";
import { textColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column } from "../../page-kit/list/list-definition.ts";
import type { CompanyBranch } from "./use-company-branch.ts";

/** Whose a row is, in a list of every company's; none once a company is chosen, and for users of one (SCREEN-L27). */
export function useCompanyColumn<Row extends { readonly companyName?: string | null }>({
  privileged,
  companyId,
}: CompanyBranch): readonly Column<Row>[] {
  const isOfEvery = privileged && companyId === null;
  return useMemo(
    () =>
      isOfEvery
        ? [
            textColumn<Row>({
              id: "companyName",
              label: "Company",
              width: "md:max-w-40",
              look: "muted",
              value: ({ companyName }) => companyName ?? null,
            }),
          ]
        : [],
    [isOfEvery],
  );
}

import { useNavigate } from "@tanstack/react-router";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import type { LastPerson } from "../../session/last-person.ts";
import { usePermission } from "../../session/permission.ts";
import { filterInAddress, readSavedFilter, type SavedFilter } from "../../session/saved-filters.ts";
import { useUser } from "../../session/session-context.tsx";
import { useChosenCompany } from "../companies/use-chosen-company.ts";
import type { ChosenVariants } from "./variants.queries.ts";
import { variantsSearch } from "./variants.search.ts";

interface Scope extends Pick<LastPerson, "companyId" | "storeId" | "acrossCompanies"> {}

const chosenVariants = (
  { companyId: own, storeId: ownStore, acrossCompanies }: Scope,
  saved: SavedFilter,
  product: string | undefined,
): ChosenVariants => {
  const companyId = acrossCompanies ? saved.companyId : own;
  // users of one branch cannot choose another
  const storeId = companyId === null ? null : (ownStore ?? saved.storeId);
  return { companyId, storeId, productId: product ?? null };
};

/** What the variants are narrowed to for a user who opens the list, before the session is known. */
export const savedVariantFilter = (
  person: LastPerson,
  search: Readonly<Record<string, string | undefined>>,
): ChosenVariants =>
  chosenVariants(person, filterInAddress(search) ?? readSavedFilter(), search["product"]);

/** Company, branch and product that the variants are narrowed to: what their address names. */
export function useVariantFilter() {
  const shown = useChosenCompany();
  const user = useUser();
  const navigate = useNavigate();
  const { product } = useScreenSearch(variantsSearch);
  const privileged = usePermission("companies.select").allowed;
  const { companyId, storeId, productId } = chosenVariants(
    { companyId: user.companyId, storeId: user.storeId, acrossCompanies: privileged },
    shown,
    product,
  );
  const chooseProduct = (id: string | null) =>
    void navigate({
      to: ".",
      search: (old) => ({ ...old, product: id ?? undefined, page: undefined }),
    });
  // a product belongs to one company
  const chooseCompany = (id: string | null) =>
    shown.choose({ companyId: id, storeId: null }, { product: undefined });
  const chooseBranch = (id: string | null) =>
    shown.choose({ companyId: shown.companyId, storeId: id });
  return {
    companyId,
    storeId,
    productId,
    privileged,
    hasOneBranch: !privileged && user.storeId !== null,
    chooseCompany,
    chooseBranch,
    chooseProduct,
    chosen: [privileged ? companyId : null, shown.storeId, productId].filter((id) => id !== null)
      .length,
    clear: () => chooseCompany(null),
  };
}

export type VariantFilter = ReturnType<typeof useVariantFilter>;

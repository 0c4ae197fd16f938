import { useNavigate } from "@tanstack/react-router";
import type { LastPerson } from "../../session/last-person.ts";
import { useFirstPage } from "../../page-kit/list/use-first-page.ts";
import { usePermission } from "../../session/permission.ts";
import { readSavedFilter, useSavedFilter, type SavedFilter } from "../../session/saved-filters.ts";
import { useUser } from "../../session/session-context.tsx";
import type { ChosenVariants } from "./variants.queries.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { variantsSearch } from "./variants.search.ts";

interface Scope extends Pick<LastPerson, "companyId" | "storeId" | "acrossCompanies"> {}

const chosenVariants = (
  { companyId: own, storeId: ownStore, acrossCompanies }: Scope,
  saved: SavedFilter,
  product: string | undefined,
): ChosenVariants => {
  const companyId = acrossCompanies ? saved.companyId : own;
  // users of one branch have no choice of it
  const storeId = companyId === null ? null : (ownStore ?? saved.storeId);
  return { companyId, storeId, productId: product ?? null };
};

/** What the variants are narrowed to for a user who opens the list, before the session is known. */
export const savedVariantFilter = (
  person: LastPerson,
  product: string | undefined,
): ChosenVariants => chosenVariants(person, readSavedFilter(), product);

/** Company, branch and product that the variants are narrowed to. The browser remembers the first two; the product is in the address. */
export function useVariantFilter() {
  const saved = useSavedFilter();
  const user = useUser();
  const navigate = useNavigate();
  const toFirstPage = useFirstPage();
  const { product } = useScreenSearch(variantsSearch);
  const privileged = usePermission("companies.select").allowed;
  const { companyId, storeId, productId } = chosenVariants(
    { companyId: user.companyId, storeId: user.storeId, acrossCompanies: privileged },
    saved,
    product,
  );
  const chooseProduct = (id: string | null) =>
    void navigate({
      to: ".",
      search: (old) => ({ ...old, product: id ?? undefined, page: undefined }),
    });
  const chooseCompany = (id: string | null) => {
    saved.chooseCompany(id);
    // a product is of one company
    chooseProduct(null);
  };
  const chooseBranch = (id: string | null) => {
    saved.chooseBranch(id);
    toFirstPage();
  };
  return {
    companyId,
    storeId,
    productId,
    privileged,
    hasOneBranch: !privileged && user.storeId !== null,
    chooseCompany,
    chooseBranch,
    chooseProduct,
    chosen: [privileged ? companyId : null, saved.storeId, productId].filter((id) => id !== null)
      .length,
    clear: () => {
      if (privileged) saved.chooseCompany(null);
      else saved.chooseBranch(null);
      chooseProduct(null);
    },
  };
}

export type VariantFilter = ReturnType<typeof useVariantFilter>;

import { useNavigate, useSearch } from "@tanstack/react-router";
import { usePermission } from "../../session/permission.ts";
import { useSavedFilter } from "../../session/saved-filters.ts";
import { useUser } from "../../session/session-context.tsx";

/** Company, branch and product that the variants are narrowed to. The browser remembers the first two; the product is in the address. */
export function useVariantFilter() {
  const saved = useSavedFilter("Variant");
  const user = useUser();
  const navigate = useNavigate();
  const { product } = useSearch({ strict: false });
  const privileged = usePermission("companies.select").allowed;
  const companyId = privileged ? saved.companyId : user.companyId;
  // people of one branch have no choice of it
  const storeId = companyId === null ? null : (user.storeId ?? saved.storeId);
  const productId = product ?? null;
  const chooseProduct = (id: string | null) =>
    void navigate({
      to: ".",
      search: (old) => ({ ...old, product: id ?? undefined, page: undefined }),
    });
  return {
    ...saved,
    companyId,
    storeId,
    productId,
    privileged,
    hasOneBranch: !privileged && user.storeId !== null,
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

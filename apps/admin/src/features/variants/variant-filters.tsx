import { imageAddress } from "@marquee/api/http/image-path";
import { Chip } from "@marquee/ui/content/chip.tsx";
import { Combobox } from "@marquee/ui/fields/combobox.tsx";
import { useChoices } from "../../page-kit/use-choices.ts";
import { useClient } from "../../session/session-context.tsx";
import { BranchSelect } from "../companies/branch-select.tsx";
import { ShownCompany } from "../companies/company-branch-selects.tsx";
import { productQuery } from "../products/products.queries.ts";
import type { VariantFilter } from "./use-variant-filter.ts";
import { filterProductsQuery } from "./variants.queries.ts";

const LOOK = "border-line-strong! md:w-48!";

/** The product whose variants are shown, as a chip with a way out; a search for one while there is none. */
function ProductFilter({ filter }: { readonly filter: VariantFilter }) {
  const client = useClient();
  const { rows, search } = useChoices({
    find: (words) => filterProductsQuery(client, filter, words),
    chosen: filter.productId,
    read: (id) => productQuery(client, id),
  });
  const chosen = rows.find(({ id }) => id === filter.productId);
  if (filter.productId !== null)
    return (
      <Chip
        label={chosen?.name ?? "One product"}
        image={imageAddress(chosen?.images[0] ?? null, "w=80&h=80")}
        onRemove={() => filter.chooseProduct(null)}
      />
    );
  return (
    <Combobox
      aria-label="Product"
      placeholder="All products"
      {...search}
      empty="No product fits."
      className={LOOK}
      value={null}
      onValueChange={filter.chooseProduct}
      options={rows.map(({ id, name, brand, images }) => ({
        value: id,
        label: name,
        detail: brand,
        image: imageAddress(images[0] ?? null, "w=80&h=80"),
      }))}
    />
  );
}

/** Branch, for those who have several; and product. */
export function VariantFilters({ filter }: { readonly filter: VariantFilter }) {
  return (
    <>
      {filter.privileged ? <ShownCompany filter={filter} /> : null}
      {filter.hasOneBranch ? null : (
        <BranchSelect
          aria-label="Branch"
          placeholder="All branches"
          clearable
          // as wide as why no branch can be chosen yet
          className="border-line-strong! md:w-54!"
          companyId={filter.companyId}
          value={filter.storeId}
          onValueChange={filter.chooseBranch}
        />
      )}
      <ProductFilter filter={filter} />
    </>
  );
}

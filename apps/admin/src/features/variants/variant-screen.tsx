import { imageAddress } from "@marquee/api/http/image-path";
import type { Product } from "@marquee/domain/products/product.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { variantName } from "@marquee/domain/variants/variant-name";
import { variantRules } from "@marquee/domain/variants/variant-rules";
import { Link } from "@tanstack/react-router";
import { Layers } from "lucide-react";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { ShownValue } from "../../page-kit/form/shown-value.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { ItemPage } from "../campaigns/item-page.tsx";
import { shownInFact } from "../campaigns/shown-in-fact.tsx";
import { StoredPage } from "../history/stored-page.tsx";
import { runFacts, vendorFact } from "../items/item-facts.tsx";
import { productPage, variantPage } from "../items/item-pages.ts";
import { attributeFacts, priceFacts } from "../products/price-facts.tsx";
import { productHistory } from "../products/product-history-of.ts";
import { offersAndProductsShownAs } from "../products/products-shown-as.tsx";
import { productQuery } from "../products/products.queries.ts";
import { useVariantFilter } from "./use-variant-filter.ts";
import { branchVariantList, variantList } from "./variant-columns.tsx";
import { variantRows } from "./variants.queries.ts";
import { variantPageSearch } from "./variants.search.ts";

const PARENT = { to: "/home/productVariant/manage", label: "Product Variant" } as const;
const FORM = "/home/productVariant/addProductVariant";

/** Where a variant is in the list that it was opened from. */
function useVariantNeighbours(id: string) {
  const client = useClient();
  const { companyId, storeId, productId } = useVariantFilter();
  return useNeighbours({
    list: storeId === null ? variantList : branchVariantList,
    path: PARENT.to,
    query: variantRows(client, { companyId, storeId, productId }),
    id,
    link: variantPage,
  });
}

function LoadedVariant({ variant }: { readonly variant: Product }) {
  const { id, images, variantProductId } = variant;
  const actor = useUser();
  const mayEdit = usePermission("variants.edit").allowed;
  const neighbours = useVariantNeighbours(id);
  return (
    <ItemPage
      item={variant}
      title={variantName(variant)}
      noun="variant"
      parent={PARENT}
      neighbours={neighbours}
      edit={mayEdit ? { label: "Edit", link: { to: FORM, search: { id } } } : null}
      primary={null}
      actions={[]}
      kindPart={
        <li>
          <Layers aria-hidden="true" />
          {variantProductId ? (
            <Link {...productPage({ id: variantProductId })} className="link">
              <ShownValue
                name="variantProductId"
                value={variantProductId}
                values={variant}
                shownAs={offersAndProductsShownAs}
              />
            </Link>
          ) : (
            <span>{variant.brand}</span>
          )}
        </li>
      }
      images={images.map((image) => ({
        large: imageAddress(image, "w=500"),
        small: imageAddress(image, "w=160&h=160"),
      }))}
      content={[
        { label: "Name", value: variant.name },
        { label: "Brand", value: variant.brand },
        { label: "Heading", value: variant.heading },
        ...priceFacts(variant),
        vendorFact(variant),
        { label: "Description", value: variant.description, long: true },
      ]}
      run={[...attributeFacts(variant), shownInFact(variant), ...runFacts(variant)]}
      missing={ruleIssues(variantRules, variant, { actor }).map(({ message }) => message)}
      edits="variants.edit"
      form={{ to: FORM, search: { id } }}
      // a variant is promoted only by a flyer campaign that picks it
      onPromote={null}
      panel={null}
      history={productHistory(id)}
    />
  );
}

/** A product variant to read, with what the user may do with it. */
export function VariantScreen() {
  const id = useScreenSearch(variantPageSearch).id ?? "";
  return (
    <StoredPage
      key={id}
      noun="variant"
      parent={PARENT}
      query={productQuery(useClient(), id)}
      history={productHistory(id)}
    >
      {(variant) => <LoadedVariant variant={variant} />}
    </StoredPage>
  );
}

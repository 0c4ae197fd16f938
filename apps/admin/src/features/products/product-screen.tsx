import { imageAddress } from "@marquee/api/http/image-path";
import { productRules } from "@marquee/domain/products/product-rules";
import type { Product } from "@marquee/domain/products/product.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { Link } from "@tanstack/react-router";
import { Package } from "lucide-react";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { ShownValue } from "../../page-kit/form/shown-value.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { ItemPage } from "../campaigns/item-page.tsx";
import { promotedProduct } from "../campaigns/promoted-items.ts";
import { shownInFact } from "../campaigns/shown-in-fact.tsx";
import { usePromoteItems } from "../campaigns/use-promote-items.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { StoredPage } from "../history/stored-page.tsx";
import { runFacts, vendorFact } from "../items/item-facts.tsx";
import { offerPage, productPage } from "../items/item-pages.ts";
import { attributeFacts, priceFacts } from "./price-facts.tsx";
import { productList } from "./product-columns.tsx";
import { productHistory } from "./product-history-of.ts";
import { offersAndProductsShownAs } from "./products-shown-as.tsx";
import { productQuery, productRows } from "./products.queries.ts";
import { productPageSearch } from "./products.search.ts";
import { useProductActions } from "./use-product-actions.tsx";
import { useUndoProducts } from "./use-undo-products.tsx";

const PARENT = { to: "/home/products", label: "Products" } as const;

/** Where a product is in the list that it was opened from. */
function useProductNeighbours(id: string) {
  const client = useClient();
  const { companyId, storeId } = useCompanyBranch();
  return useNeighbours({
    list: productList,
    path: PARENT.to,
    query: productRows(client, companyId, storeId),
    id,
    link: productPage,
  });
}

function LoadedProduct({ product }: { readonly product: Product }) {
  const undo = useUndoProducts();
  const { id, images, offerId } = product;
  const actor = useUser();
  const neighbours = useProductNeighbours(id);
  const { promoteRow, panel } = usePromoteItems("product", promotedProduct, { only: id });
  const { actionsOf, dialog } = useProductActions(promoteRow);
  const { edit, copy, promote } = actionsOf(product);
  return (
    <>
      <ItemPage
        item={product}
        title={product.name}
        noun="product"
        parent={PARENT}
        neighbours={neighbours}
        edit={edit}
        primary={promote}
        actions={[copy]}
        kindPart={
          <li>
            <Package aria-hidden="true" />
            <span>{product.brand}</span>
          </li>
        }
        images={images.map((image) => ({
          large: imageAddress(image, "w=500"),
          small: imageAddress(image, "w=160&h=160"),
        }))}
        content={[
          { label: "Heading", value: product.heading },
          ...priceFacts(product),
          vendorFact(product),
          {
            label: "Offer",
            value: offerId && (
              <Link {...offerPage({ id: offerId })} className="link">
                <ShownValue
                  name="offerId"
                  value={offerId}
                  values={product}
                  shownAs={offersAndProductsShownAs}
                />
              </Link>
            ),
          },
          { label: "Description", value: product.description, long: true },
        ]}
        run={[...attributeFacts(product), shownInFact(product), ...runFacts(product)]}
        missing={ruleIssues(productRules, product, { actor }).map(({ message }) => message)}
        edits="products.edit"
        form={{ to: "/home/products/addProduct", search: { id } }}
        onPromote={promoteRow && (() => promoteRow(product))}
        panel={panel}
        history={productHistory(id)}
        undo={undo}
      />
      {dialog}
    </>
  );
}

/** A product to read, with what the user may do with it. */
export function ProductScreen() {
  const id = useScreenSearch(productPageSearch).id ?? "";
  return (
    <StoredPage
      key={id}
      noun="product"
      parent={PARENT}
      query={productQuery(useClient(), id)}
      found={{ kind: "products", id }}
      nameOf={({ name, storeName }) => ({ label: name, detail: storeName })}
      history={productHistory(id)}
    >
      {(product) => <LoadedProduct product={product} />}
    </StoredPage>
  );
}

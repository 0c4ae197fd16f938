import { productRules } from "@marquee/domain/products/product-rules";
import { productLengthIssues } from "@marquee/domain/products/product-text-limits";
import type { Product, ProductDraft } from "@marquee/domain/products/product.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { productFormMachine } from "@marquee/machines/products/product-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { productQuery, PRODUCTS } from "./products.queries.ts";

export type ProductFormActor = FormActor<ProductDraft, Product>;

/** The running form of one product: `id` of a stored one, or null with the values a new one starts with. */
export function useProductForm(id: string | null, values: ProductDraft): ProductFormActor {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  return useEntityForm(productFormMachine, {
    id,
    values,
    load: async (productId) => {
      const query = { ...productQuery(client, productId), staleTime: 0 };
      return { ...(await queries.fetchQuery(query)), isVariant: "N" };
    },
    create: (body) => client.products.create({ body }),
    update: (body, version) => client.products.update({ body }, version),
    rules: (draft) => [
      ...ruleIssues(productRules, draft, { actor: user }),
      ...productLengthIssues(draft),
    ],
    undo: ({ name }) => ({ title: "Product saved", name }),
    invalidates: PRODUCTS,
  });
}

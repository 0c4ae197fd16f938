import { productLengthIssues } from "@marquee/domain/products/product-text-limits";
import type { Product, VariantDraft } from "@marquee/domain/products/product.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { savedVariantRules } from "@marquee/domain/variants/variant-rules";
import { variantFormMachine } from "@marquee/machines/variants/variant-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { productQuery, PRODUCTS } from "../products/products.queries.ts";

export type VariantFormActor = FormActor<VariantDraft, Product>;

/** The running form of one variant: `id` of a stored one, or null with the values a new one starts with. */
export function useVariantForm(id: string | null, values: VariantDraft): VariantFormActor {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  return useEntityForm(variantFormMachine, {
    id,
    values,
    load: async (variantId) => {
      const query = { ...productQuery(client, variantId), staleTime: 0 };
      const variant = await queries.fetchQuery(query);
      return { ...variant, isVariant: "Y", variantProductId: variant.variantProductId ?? "" };
    },
    create: (body) => client.products.create({ body }),
    update: (body, version) => client.products.update({ body }, version),
    rules: (draft) => [
      ...ruleIssues(savedVariantRules, draft, { actor: user }),
      ...productLengthIssues(draft),
    ],
    undo: ({ name }) => ({ title: "Variant saved", name }),
    invalidates: PRODUCTS,
  });
}

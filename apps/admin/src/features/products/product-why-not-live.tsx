import { productRules } from "@marquee/domain/products/product-rules";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";
import { WhyNotLivePanel } from "../items/why-not-live-panel.tsx";
import { productQuery } from "./products.queries.ts";

export interface ProductWhyNotLiveProps {
  readonly product: ProductSummary;
  /** Promotes it in place; null for users who may not. */
  readonly onPromote: ((product: ProductSummary) => void) | null;
  readonly onClose: () => void;
}

/** Why a product is not live: as it is stored now. The list does not have all of its content, so that is read first. */
export function ProductWhyNotLive({ product: listed, onPromote, onClose }: ProductWhyNotLiveProps) {
  const actor = useUser();
  const { data, error, refetch } = useQuery(productQuery(useClient(), listed.id));
  const product = data ?? listed;
  return (
    <WhyNotLivePanel
      title={product.name}
      item={product}
      missing={data && ruleIssues(productRules, data, { actor }).map(({ message }) => message)}
      failure={error ? { error, refetch } : undefined}
      edits="products.edit"
      promotion={onPromote ? () => onPromote(product) : undefined}
      form={{ to: "/home/products/addProduct", search: { id: product.id } }}
      onClose={onClose}
    />
  );
}

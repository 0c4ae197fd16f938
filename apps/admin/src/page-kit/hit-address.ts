import type { SearchHit } from "@marquee/domain/search/search.schema";

/** Where something leads that was found, as it is stored, too: a path and its query. */
export interface FoundAddress {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The page of what was found; of what has none, its form or its list narrowed to it (SCREEN-K3). */
export function hitAddress({
  kind,
  id,
  label,
}: Pick<SearchHit, "id" | "kind" | "label">): FoundAddress {
  switch (kind) {
    case "companies":
      return { path: "/home/company/view", search: { id } };
    case "branches":
      return { path: "/home/branches/view", search: { id } };
    case "campaigns":
      return { path: "/home/campaign/manage", search: { id } };
    case "offers":
      return { path: "/home/offers/view", search: { id } };
    case "products":
      return { path: "/home/products/view", search: { id } };
    case "invoices":
      return { path: "/home/invoice/viewInvoice", search: { id } };
    case "transactions":
      return { path: "/home/transactions", search: { q: label } };
    case "categories":
      return { path: "/home/categories/view", search: { id } };
    case "users":
      return { path: "/home/users/view", search: { id } };
  }
}

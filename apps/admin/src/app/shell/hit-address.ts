import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { SearchHit } from "@marquee/domain/search/search.schema";

/** Where something leads that was found, as it is stored, too: a path and its query. */
export interface FoundAddress {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The page of what was found; of what has none, its form or, for those who may not change it, its list narrowed to it (SCREEN-K3). */
export function hitAddress({ kind, id, label }: SearchHit, user: LoggedUser): FoundAddress {
  const may = (ability: Ability) => can(user, ability).allowed;
  const form = (ability: Ability, path: string, list: FoundAddress): FoundAddress =>
    may(ability) ? { path, search: { id } } : list;
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
      return { path: "/home/categories/AddCategory", search: { id } };
    case "users":
      return form("users.update", "/home/users/addUser", {
        path: "/home/users/manage",
        search: { q: id },
      });
  }
}

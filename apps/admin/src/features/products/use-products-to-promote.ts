import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { useQuery } from "@tanstack/react-query";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useAskedRows } from "../items/use-asked-rows.ts";
import { namedProductsQuery } from "./products.queries.ts";
import { productsSearch } from "./products.search.ts";

const PARAMETERS = ["promoteIds"];

/** The products that a link asks to promote, null until they are read and if it asks for none. */
export function useProductsToPromote(): readonly ProductSummary[] | null {
  const { promoteIds } = useScreenSearch(productsSearch);
  const { email } = useUser();
  const client = useClient();
  const enabled = usePermission("campaigns.create").allowed && promoteIds !== undefined;
  const named = useQuery({ ...namedProductsQuery(client, email, promoteIds ?? ""), enabled });
  return useAskedRows(enabled ? named.data : undefined, PARAMETERS);
}

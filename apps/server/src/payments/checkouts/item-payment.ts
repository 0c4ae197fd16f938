import type { ItemPayment } from "@marquee/domain/payments/item-payment.schema";
import { and, desc, inArray, sql } from "drizzle-orm";
import type { TransactionContext } from "../../platform/tenancy/request-context.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { checkout } from "../../schema/schema.ts";

/** The newest payment under way whose plan names this item, within the scope (PAYSRV-C8). Few checkouts are under way. */
export async function findItemPayment(
  { tx, scope }: TransactionContext,
  itemId: string,
): Promise<ItemPayment | undefined> {
  const [found] = await tx
    .select({ state: sql<ItemPayment["state"]>`${checkout.state}`, since: checkout.updatedOn })
    .from(checkout)
    .where(
      and(
        inScope(scope, checkout.companyId, checkout.storeId),
        inArray(checkout.state, ["requiresAction", "unknown"]),
        sql`jsonb_path_exists(${checkout.draft}, '$.** ? (@ == $item)', jsonb_build_object('item', ${itemId}::text))`,
      ),
    )
    .orderBy(desc(checkout.updatedOn))
    .limit(1);
  return found;
}

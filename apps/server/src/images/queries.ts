import { and, eq } from "drizzle-orm";
import { company, product } from "../database/schema/schema.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";

type Within = Pick<Work, "tx" | "scope">;

export async function companyExists({ tx, scope }: Within, companyId: string): Promise<boolean> {
  const where = and(inScope(scope, company.id), eq(company.id, companyId));
  return (await tx.$count(company, where)) === 1;
}

/** Where a product or variant of the scope belongs; undefined for an unknown one and a foreign one alike. */
export async function findProductPlace(
  { tx, scope }: Within,
  productId: string,
): Promise<{ companyId: string; storeId: string } | undefined> {
  const [found] = await tx
    .select({ companyId: product.companyId, storeId: product.storeId })
    .from(product)
    .where(and(inScope(scope, product.companyId, product.storeId), eq(product.id, productId)));
  return found;
}

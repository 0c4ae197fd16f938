import { can } from "@marquee/domain/access/can";
import { makeProductCopy } from "@marquee/domain/products/product-copy";
import type { Product } from "@marquee/domain/products/product.schema";
import { branchIssues, refuseIssues } from "../items/check-item.ts";
import { copyIdOf } from "../items/copy-id.ts";
import { forbidden, invalid, notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productRefusals } from "./messages.ts";
import { copiedRow } from "./product-row.ts";
import { productRecord } from "./queries.ts";

/** What a copy is asked for with. */
interface CopyRequest {
  readonly copyId?: string | undefined;
  /** Another branch of the company, which the copy is made in; the branch of its source, if none is named. */
  readonly storeId?: string | undefined;
}

/** Why a copy is not made in a branch, or null; a variant stays with its product (PRODUCT-C4, VARIANT-T1). */
async function refuseBranch(copy: Product, context: RequestContext): Promise<Refusal | null> {
  if (copy.isVariant === "Y")
    return invalid([
      { rule: "VARIANT-T1", field: "storeId", message: productRefusals.variantStays },
    ]);
  return refuseIssues(await branchIssues(copy, context, "PRODUCT-C4", null));
}

/**
 * Copies a product or variant, a product also into another branch of its company (PRODUCT-C1, PRODUCT-C2, PRODUCT-C4). With
 * a `copyId` the same copy is made once (PRODUCT-T8).
 */
export async function copyProduct(
  context: RequestContext,
  id: string,
  { copyId, storeId }: CopyRequest,
): Promise<Product | Refusal> {
  const { user, now } = context;
  const copyAs = copyIdOf(copyId, "PRODUCT-T8");
  if (copyAs instanceof Refusal) return copyAs;
  const source = await productRecord.find(context, id);
  if (!source) return notFound();
  const isElsewhere = storeId !== undefined && storeId !== source.storeId;
  const place = { companyId: source.companyId, storeId: storeId ?? source.storeId };
  const response = can(user, "products.copy", place);
  if (!response.allowed) return forbidden(response.reason);
  const made = { id: copyAs, by: user.name, now: now.toISOString() };
  const copy = { ...makeProductCopy(source, made), ...place };
  return productRecord.insertOnce(context, {
    id: copy.id,
    body: { copyOf: id, ...(isElsewhere ? { storeId } : {}) },
    columns: async () =>
      (isElsewhere ? await refuseBranch(copy, context) : null) ?? copiedRow(copy),
  });
}

import { can } from "@marquee/domain/access/can";
import { makeProductCopy } from "@marquee/domain/products/product-copy";
import type { Product } from "@marquee/domain/products/product.schema";
import { copyIdOf } from "../items/copy-id.ts";
import { forbidden, notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { copiedRow } from "./product-row.ts";
import { productRecord } from "./queries.ts";

/** Copies a product or variant (PRODUCT-C1, PRODUCT-C2). With a `copyId` the same copy is made once (PRODUCT-T8). */
export async function copyProduct(
  context: RequestContext,
  id: string,
  copyId?: string,
): Promise<Product | Refusal> {
  const { user, now } = context;
  const copyAs = copyIdOf(copyId, "PRODUCT-T8");
  if (copyAs instanceof Refusal) return copyAs;
  const source = await productRecord.find(context, id);
  if (!source) return notFound();
  const response = can(user, "products.copy", source);
  if (!response.allowed) return forbidden(response.reason);
  const copy = makeProductCopy(source, { id: copyAs, by: user.name, now: now.toISOString() });
  return productRecord.insertOnce(context, {
    id: copy.id,
    body: { copyOf: id },
    columns: () => Promise.resolve(copiedRow(copy)),
  });
}

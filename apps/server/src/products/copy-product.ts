import { can } from "@marquee/domain/access/can";
import { makeProductCopy } from "@marquee/domain/products/product-copy";
import type { Product } from "@marquee/domain/products/product.schema";
import { copyIdOf } from "../items/copy-id.ts";
import { createOnce } from "../platform/http/create-once.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import { forbidden, notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { productRefusals as refusals } from "./messages.ts";
import { copiedRow } from "./product-row.ts";
import { findCreateHash, findProduct } from "./queries.ts";
import { insertProduct } from "./write-products.ts";

/**
 * Copies a product or variant as the domain says (PRODUCT-C1, PRODUCT-C2). With a `copyId` it may be repeated
 * (PRODUCT-T8): the same copy of the same product is made once.
 */
export async function copyProduct(
  work: Work,
  id: string,
  copyId?: string,
): Promise<Product | Refusal> {
  const { tx, user, now } = work;
  const copyAs = copyIdOf(copyId, "PRODUCT-T8");
  if (copyAs instanceof Refusal) return copyAs;
  const source = await findProduct(work, id);
  if (!source) return notFound();
  const answer = can(user, "products.copy", source);
  if (!answer.allowed) return forbidden(answer.reason);
  const copy = makeProductCopy(source, { id: copyAs, by: user.name, now: now.toISOString() });
  const createHash = requestHash({ copyOf: id });
  return createOnce({
    createHash,
    idTaken: refusals.idTaken,
    findCreateHash: () => findCreateHash(work, copy.id),
    find: () => findProduct(work, copy.id),
    refuse: () => Promise.resolve(null),
    insert: () => insertProduct(tx, copiedRow(copy, createHash)),
  });
}

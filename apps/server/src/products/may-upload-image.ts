import { filterValue } from "@marquee/api/http/path";
import type { SignedInRequest } from "../platform/http/request.ts";
import { refuseWithout } from "../platform/images/may-upload.ts";
import { notFound, type Refusal } from "../platform/refusal/refusal.ts";
import { findProductBranch } from "./queries.ts";

/** A user who may edit a product or variant where it belongs may send its image (IMAGE-A4). */
export async function mayUploadProductImage(
  request: SignedInRequest,
  ability: "products.edit" | "variants.edit",
  id: string,
): Promise<Refusal | null> {
  const { scope, transaction } = request;
  const productId = filterValue(id);
  const refused = refuseWithout(request, ability);
  if (refused || productId === null) return refused;
  const owner = await transaction((tx) => findProductBranch({ tx, scope }, productId));
  return owner ? refuseWithout(request, ability, owner) : notFound();
}

import { filterValue } from "@marquee/api/http/path";
import type { SignedInRequest } from "../platform/http/request.ts";
import { refuseMissing, refuseWithout } from "../platform/images/may-upload.ts";
import type { Refusal } from "../platform/refusal/refusal.ts";
import { branchExists } from "../stores/queries.ts";

/** A user who may edit the offers of a branch may send their images, also before company and branch are chosen (IMAGE-A1). */
export async function mayUploadOfferImage(
  request: SignedInRequest,
  params: { readonly companyId: string; readonly storeId: string },
): Promise<Refusal | null> {
  const [companyId, storeId] = [filterValue(params.companyId), filterValue(params.storeId)];
  const refused = refuseWithout(request, "offers.edit", { companyId, storeId });
  if (refused || companyId === null || storeId === null) return refused;
  return refuseMissing(request, (within) => branchExists(within, companyId, storeId));
}

import { filterValue } from "@marquee/api/http/path";
import type { SignedInRequest } from "../platform/http/request.ts";
import { refuseMissing, refuseWithout } from "../platform/images/may-upload.ts";
import type { Refusal } from "../platform/refusal/refusal.ts";
import { areCategories } from "./queries.ts";

/** A master may send the image of a category, of one that exists or is about to be created (IMAGE-A4). */
export async function mayUploadCategoryImage(
  request: SignedInRequest,
  id: string,
): Promise<Refusal | null> {
  const categoryId = filterValue(id);
  const refused = refuseWithout(request, "categories.manage");
  if (refused || categoryId === null) return refused;
  return refuseMissing(request, ({ tx }) => areCategories(tx, [categoryId], "any"));
}

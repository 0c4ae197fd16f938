import { filterValue } from "@marquee/api/http/path";
import type { SignedInRequest } from "../platform/http/request.ts";
import { refuseMissing, refuseWithout } from "../platform/images/may-upload.ts";
import type { Refusal } from "../platform/refusal/refusal.ts";
import { areCategories } from "./queries.ts";

/** The image of a category is a master's, for one that is there or about to be made (IMAGE-A4). */
export async function mayUploadCategoryImage(
  request: SignedInRequest,
  id: string,
): Promise<Refusal | null> {
  const categoryId = filterValue(id);
  const refused = refuseWithout(request, "categories.manage");
  if (refused || categoryId === null) return refused;
  return refuseMissing(request, ({ tx }) => areCategories(tx, [categoryId], "any"));
}

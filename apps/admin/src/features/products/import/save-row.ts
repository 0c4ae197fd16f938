import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { Failure } from "@marquee/api/http/failure";
import { importMessages as messages } from "@marquee/domain/products/import-messages";
import { isUpdated } from "@marquee/domain/products/import-update";
import type { RowResponse, RowRequest } from "@marquee/machines/products/csv-import.model";
import { createProduct, updateProduct } from "../products.queries.ts";

/** What the server refuses for good; everything else may succeed later. */
const FINAL: ReadonlySet<string> = new Set(["Invalid", "Conflict", "Forbidden", "NotFound"]);

function refuse({ message, issues = [] }: Failure): RowResponse {
  const reasons = issues.map((issue) => issue.message);
  return { tag: "refused", reasons: reasons.length > 0 ? reasons : [message] };
}

/** Saves a row of a file: makes a product, or changes the one that is there. It rejects if a later attempt may succeed. */
export async function saveRow(client: Client, request: RowRequest): Promise<RowResponse> {
  const { draft, version } = request;
  try {
    if (version === null) {
      await createProduct(client, draft);
      return { tag: "made" };
    }
    await updateProduct(client, draft, { version });
    return { tag: "updated" };
  } catch (error) {
    const failure = toFailure(error);
    if (!FINAL.has(failure.tag)) throw error;
    if (failure.tag !== "Conflict" || version === null) return refuse(failure);
    // A repeat of an update whose answer was lost starts from a stale version, and has nothing left to do (PRODUCT-I15).
    const stored = await client.products.byId({ params: { id: draft.id } });
    return isUpdated(stored, draft)
      ? { tag: "updated" }
      : { tag: "refused", reasons: [messages.changedMeanwhile] };
  }
}

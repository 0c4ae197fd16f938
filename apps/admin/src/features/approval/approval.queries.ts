import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { ApprovalChange } from "@marquee/machines/approval/store-approval.model";
import { queryOptions } from "@tanstack/react-query";

/** The nouns whose lists show what an approval changes. */
export const APPROVED_NOUNS = [
  "stores",
  "companies",
  "offers",
  "products",
  "variants",
  "campaigns",
] as const;

/** What approving a branch, or withdrawing its approval, brings about now. */
export const readApprovalEffect = (
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<ApprovalEffect> => client.stores.approvalEffect({ params: { id } }, { signal });

/** What approving a branch, or withdrawing its approval, brings about now, as the queue of branches reads it (STORE-A13). */
export const effectQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["stores", "effect", id],
    queryFn: ({ signal }) => readApprovalEffect(client, id, signal),
  });

/** What is known of a branch beyond what it says of itself (STORE-A17). */
export const checksQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["stores", "checks", id],
    queryFn: ({ signal }) => client.stores.checks({ params: { id } }, { signal }),
  });

/** What was decided of the branches of a company, or of all, in the last days (STORE-A23). */
export const decidedQuery = (client: Client, companyId: string | null) =>
  queryOptions({
    queryKey: ["stores", "decided", companyId],
    queryFn: ({ signal }) =>
      client.stores.decided({ params: { companyId: companyId ?? EVERY_COMPANY } }, { signal }),
  });

/** Approves a branch as it was looked at, or withdraws its approval. Null if it has changed since (STORE-A8), or was decided (STORE-A16). */
export async function changeApproval(
  client: Client,
  { storeId: id, isApprove, look, decided }: ApprovalChange,
): Promise<Store | null> {
  const params = { id };
  const query = { look: look ?? undefined, decided: decided ?? undefined };
  try {
    return isApprove === "N"
      ? await client.stores.unapprove({ params, query })
      : await client.stores.approve({ params, query });
  } catch (error) {
    if (toFailure(error).tag === "Conflict") return null;
    throw error;
  }
}

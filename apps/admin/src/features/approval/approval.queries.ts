import type { Client } from "@marquee/api/client/create-client";
import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";

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

/** Approves a branch, or withdraws its approval. */
export const changeApproval = (
  client: Client,
  { storeId: id, isApprove }: { readonly storeId: string; readonly isApprove: Flag },
): Promise<Store> => client.stores[isApprove === "Y" ? "approve" : "unapprove"]({ params: { id } });

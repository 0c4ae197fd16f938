import { isAgent, isMaster } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { storeMessages } from "../stores/messages.ts";
import type { Flag } from "../wire/field.schema.ts";

/** Whether campaigns of this branch go live at once, or wait for a master's approval. */
export const isApproved = (store: { readonly isApprove: Flag }): boolean => store.isApprove === "Y";

/** Whether an approved branch has changed since, and awaits another look (STORE-A9). */
export const needsReview = (store: { readonly needsReview?: Flag }): boolean =>
  store.needsReview === "Y";

/** The notice beside a campaign form for those who are neither master nor agent, while the branch awaits approval (STORE-N1). */
export function approvalNotice(actor: Actor, store: { readonly isApprove: Flag }): string | null {
  const waits = store.isApprove !== "Y" && !isMaster(actor) && !isAgent(actor);
  return waits ? storeMessages.awaitingApproval : null;
}

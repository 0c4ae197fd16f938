import { isFilled } from "../validation/typed-values.ts";
import { offerMessages } from "./messages.ts";

/** What ticking "primary" leads to: it is set, it is refused, or it asks first because another offer is primary. */
export type PrimaryTick =
  | { readonly kind: "set" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "ask"; readonly message: string };

/**
 * What happens when a user ticks "primary" (OFFER-P1, OFFER-P2). `primaryId` is the offer that is primary in the
 * chosen branch now, null when none is. Cancelling the question clears the tick. That a branch has one primary offer at
 * most is enforced by the database, whose index is `offer_primary_once` (DB-18).
 */
export function tickPrimary(
  draft: { readonly id: string; readonly storeId: string },
  primaryId: string | null,
): PrimaryTick {
  if (!isFilled(draft.storeId)) return { kind: "refused", message: offerMessages.branchFirst };
  return primaryId === null || primaryId === draft.id
    ? { kind: "set" }
    : { kind: "ask", message: offerMessages.replacePrimary };
}

import { isClosed } from "@marquee/domain/disputes/dispute-state";
import {
  draftReplaced,
  respondedFirst,
  wasAccepted,
} from "@marquee/domain/disputes/first-response";
import { conflict, type Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { findUserNames } from "../../users/queries.ts";
import { historyOfDispute } from "./dispute-details.ts";
import type { StoredDispute } from "./queries.ts";

/** How a user is named to the one who reads it: by name as far as the scope reaches, else by e-mail. */
async function nameOf(context: RequestContext, email: string): Promise<string> {
  return (await findUserNames(context, [email])).get(email) ?? email;
}

/** Refuses a response or a draft, and says who responded first, when, and with what (DISPUTE-S7). */
export async function refuseSecond(
  context: RequestContext,
  { id, state, respondedBy, respondedOn }: StoredDispute,
): Promise<Refusal> {
  if (respondedBy === null || respondedOn === null)
    return conflict(respondedFirst(state, null, false));
  const first = { by: await nameOf(context, respondedBy), on: respondedOn };
  const isAccepted = isClosed(state) && wasAccepted(await historyOfDispute(context, id));
  return conflict(respondedFirst(state, first, isAccepted));
}

/** Refuses a draft over one that its writer has not seen, and says who wrote that and when (DISPUTE-E3). */
export async function refuseDraft(
  context: RequestContext,
  dispute: StoredDispute,
): Promise<Refusal> {
  if (dispute.respondedBy !== null) return refuseSecond(context, dispute);
  const last = (await historyOfDispute(context, dispute.id)).find(({ isDraft }) => isDraft);
  if (last === undefined) return conflict(draftReplaced(null));
  return conflict(draftReplaced({ by: await nameOf(context, last.actor), on: last.at }));
}

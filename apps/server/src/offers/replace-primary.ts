import { NO_FILTER } from "@marquee/api/http/path";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { offerRefusals as refusals } from "./messages.ts";
import { dropPrimary, findPrimary, lockPrimary } from "./queries.ts";

/** Makes way for a primary draft (OFFER-P1). Refused if `replaces` is no longer the primary one (OFFER-T15). */
export async function replacePrimary(
  context: RequestContext,
  { id, storeId, isPrimary }: OfferDraft,
  replaces: string | undefined,
): Promise<Refusal | null> {
  if (isPrimary !== "Y") return null;
  await lockPrimary(context, storeId);
  const now = replaces === undefined ? undefined : await findPrimary(context, storeId);
  const known = replaces === NO_FILTER ? undefined : replaces;
  if (now !== undefined && now.id !== id && now.id !== known)
    return invalid([{ rule: "OFFER-T15", field: "isPrimary", message: refusals.primaryTaken }]);
  await dropPrimary(context, storeId, id);
  return null;
}

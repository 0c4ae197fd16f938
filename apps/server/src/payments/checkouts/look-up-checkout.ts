import { forbidden, notFound, Refusal } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { findCheckout, mayPay, type FoundCheckout } from "./find-checkout.ts";

/** A checkout of the caller's, as it stands now. */
export const lookUp = (request: SignedInRequest, id: string): Promise<FoundCheckout | Refusal> =>
  request.transaction(async (tx) => (await findCheckout({ ...request, tx }, id)) ?? notFound());

/** The same, for somebody who may pay for it. */
export async function lookUpToPay(
  request: SignedInRequest,
  id: string,
): Promise<FoundCheckout | Refusal> {
  const found = await lookUp(request, id);
  if (found instanceof Refusal) return found;
  const answer = mayPay(request, found.checkout);
  return answer.allowed ? found : forbidden(answer.reason);
}

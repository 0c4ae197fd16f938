import { forbidden, notFound, Refusal } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { findCheckout, mayPay, type FoundCheckout } from "./find-checkout.ts";

/** A checkout within the caller's scope; NotFound for a foreign one and an unknown one alike. */
export const lookUpCheckout = (
  request: SignedInRequest,
  id: string,
): Promise<FoundCheckout | Refusal> =>
  request.transaction(async (tx) => (await findCheckout({ ...request, tx }, id)) ?? notFound());

/** The same for somebody who may pay it; otherwise Forbidden. */
export async function lookUpPayableCheckout(
  request: SignedInRequest,
  id: string,
): Promise<FoundCheckout | Refusal> {
  const found = await lookUpCheckout(request, id);
  if (found instanceof Refusal) return found;
  const answer = mayPay(request, found.checkout);
  return answer.allowed ? found : forbidden(answer.reason);
}

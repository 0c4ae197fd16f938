import { forbidden, notFound, Refusal } from "../../platform/http/refusal.ts";
import type { SignedInRequest } from "../../platform/http/request.ts";
import { findCheckout, mayPay, maySee, type FoundCheckout } from "./find-checkout.ts";

/** A checkout as it stands now, for somebody who is shown it: what no call answers a checkout without. */
export async function lookUp(
  request: SignedInRequest,
  id: string,
): Promise<FoundCheckout | Refusal> {
  const found = await request.transaction((tx) => findCheckout({ ...request, tx }, id));
  if (!found) return notFound();
  const answer = maySee(request, found.checkout);
  return answer.allowed ? found : forbidden(answer.reason);
}

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

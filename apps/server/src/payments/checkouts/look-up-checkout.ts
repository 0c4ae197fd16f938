import type { SignedInRequest } from "../../platform/http/request.ts";
import { forbidden, notFound, Refusal } from "../../platform/refusal/refusal.ts";
import { mayPay, maySee } from "./checkout-view.ts";
import { findCheckout, type FoundCheckout } from "./queries.ts";

/** A checkout for a caller who may see it, else NotFound or Forbidden. No call returns a checkout without this check. */
export async function lookUpCheckout(
  request: SignedInRequest,
  id: string,
): Promise<FoundCheckout | Refusal> {
  const found = await request.transaction((tx) => findCheckout({ ...request, tx }, id));
  if (!found) return notFound();
  const response = maySee(request, found.checkout);
  return response.allowed ? found : forbidden(response.reason);
}

/** A checkout for a caller who may pay it, else NotFound or Forbidden. */
export async function lookUpPayableCheckout(
  request: SignedInRequest,
  id: string,
): Promise<FoundCheckout | Refusal> {
  const found = await lookUpCheckout(request, id);
  if (found instanceof Refusal) return found;
  const response = mayPay(request, found.checkout);
  return response.allowed ? found : forbidden(response.reason);
}

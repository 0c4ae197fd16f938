import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { normalizePurchase, purchaseIdentity } from "@marquee/domain/payments/purchase";
import { CHECKOUT_HOURS } from "@marquee/domain/payments/unattended-times";
import { requestHash } from "../../platform/http/request-hash.ts";
import { createOnce } from "../../platform/records/create-once.ts";
import { conflict, forbidden, Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { insertAttempt } from "../attempts/queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { mayPay } from "./checkout-view.ts";
import { priceCheckout } from "./price-checkout.ts";
import {
  equalCheckoutId,
  findCheckout,
  insertCheckout,
  insertResumedRequest,
  resumedCheckoutId,
  type FoundCheckout,
  type NewCheckout,
} from "./queries.ts";

const LIFETIME = CHECKOUT_HOURS * 60 * 60 * 1000;

/** A checkout of the same purchase that was opened under another id and can still be paid. */
export interface EqualCheckout {
  readonly equal: FoundCheckout;
}

const checkoutHash = ({ user }: RequestContext, request: CheckoutRequest): string =>
  requestHash(purchaseIdentity(normalizePurchase(request), user.email));

async function readStored(context: RequestContext, id: string): Promise<FoundCheckout> {
  const known = await findCheckout(context, id);
  if (!known) throw new Error(`checkout ${id} was stored and is not there`);
  return known;
}

/** The checkout that this request returned before; a conflict if its id belongs to another (PAYSRV-C6). */
async function findRepeated(
  context: RequestContext,
  id: string,
  hash: string,
): Promise<FoundCheckout | Refusal | undefined> {
  const known = await findCheckout(context, (await resumedCheckoutId(context, id)) ?? id);
  if (!known) return undefined;
  return known.checkout.purchaseHash === hash ? known : conflict(refusals.idTaken);
}

/** A checkout of the same purchase that can still be paid, within the scope (PAYSRV-C7). */
async function findEqual(
  context: RequestContext,
  hash: string,
): Promise<EqualCheckout | Refusal | undefined> {
  const equal = await equalCheckoutId(context, hash);
  if (equal === undefined) return undefined;
  const known = await readStored(context, equal);
  const response = mayPay(context, known.checkout);
  return response.allowed ? { equal: known } : forbidden(response.reason);
}

/** The row of a checkout and its receipt, checked and priced. A checkout can be paid for a day (CHECKOUT_HOURS). */
async function prepareCheckout(context: RequestContext, request: CheckoutRequest) {
  const purchase = normalizePurchase(request);
  const priced = await priceCheckout(context, purchase);
  if (priced instanceof Refusal) return priced;
  const { receipt } = priced;
  const at = context.now.toISOString();
  return {
    ...priced,
    id: request.id,
    kind: purchase.kind,
    state: "open" as const,
    userId: context.user.email,
    draft: purchase.draft,
    promocode: purchase.promocode,
    purchaseHash: checkoutHash(context, request),
    total: receipt.total,
    charge: receipt.charge,
    createdOn: at,
    updatedOn: at,
    expiresAt: new Date(context.now.getTime() + LIFETIME).toISOString(),
  };
}

/**
 * Checks, prices and stores a purchase together with the attempt to collect its price, before any provider is called
 * (PAYSRV-C6). The same id with the same request returns the first checkout, also to a concurrent call; with
 * another request it is a conflict. If an equal checkout can still be paid, that one is returned
 * and nothing is stored (PAYSRV-C7).
 */
export async function storeCheckout(
  context: RequestContext,
  request: CheckoutRequest,
): Promise<FoundCheckout | EqualCheckout | Refusal> {
  const { id } = request;
  const purchaseHash = checkoutHash(context, request);
  return createOnce<NewCheckout, FoundCheckout | EqualCheckout>({
    findEarlier: async () =>
      (await findRepeated(context, id, purchaseHash)) ?? (await findEqual(context, purchaseHash)),
    prepare: () => prepareCheckout(context, request),
    insert: async (row) => {
      if (!(await insertCheckout(context.tx, row))) return false;
      await insertAttempt(context.tx, row, row.charge === 0 ? "none" : "stripe", context.now);
      return true;
    },
    find: () => readStored(context, id),
    taken: () => conflict(refusals.idTaken),
  });
}

/** Stores that a request returns this checkout from now on (PAYSRV-C7). A conflict if the id is of another request. */
export async function storeResumedRequest(
  context: RequestContext,
  request: CheckoutRequest,
  checkoutId: string,
): Promise<FoundCheckout | Refusal> {
  const { companyId } = (await readStored(context, checkoutId)).checkout;
  await insertResumedRequest(context.tx, { id: request.id, companyId, checkoutId });
  return (
    (await findRepeated(context, request.id, checkoutHash(context, request))) ??
    conflict(refusals.idTaken)
  );
}

import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { normalizePurchase, purchaseIdentity } from "@marquee/domain/payments/purchase";
import { requestHash } from "../../platform/http/request-hash.ts";
import { createOnce } from "../../platform/records/create-once.ts";
import { conflict, forbidden, Refusal } from "../../platform/refusal/refusal.ts";
import type { Work } from "../../platform/tenancy/work.ts";
import { insertAttempt } from "../attempts/queries.ts";
import { mayPay } from "./checkout-view.ts";
import {
  equalCheckoutId,
  findCheckout,
  insertCheckout,
  insertResumedRequest,
  resumedCheckoutId,
  type FoundCheckout,
  type NewCheckout,
} from "./queries.ts";
import { paymentRefusals as refusals } from "../messages.ts";
import { priceCheckout } from "./price-checkout.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A checkout of the same purchase that was opened under another id and can still be paid. */
export interface EqualCheckout {
  readonly equal: FoundCheckout;
}

const hashOf = ({ user }: Work, request: CheckoutRequest): string =>
  requestHash(purchaseIdentity(normalizePurchase(request), user.email));

async function found(work: Work, id: string): Promise<FoundCheckout> {
  const known = await findCheckout(work, id);
  if (!known) throw new Error(`checkout ${id} was stored and is not there`);
  return known;
}

/** The checkout that this request was answered with before; a conflict where its id belongs to another (PAYSRV-C6). */
async function repeated(
  work: Work,
  id: string,
  hash: string,
): Promise<FoundCheckout | Refusal | undefined> {
  const known = await findCheckout(work, (await resumedCheckoutId(work, id)) ?? id);
  if (!known) return undefined;
  return known.checkout.purchaseHash === hash ? known : conflict(refusals.idTaken);
}

/** A checkout of the same purchase that can still be paid, within the scope (PAYSRV-C7). */
async function findEqual(work: Work, hash: string): Promise<EqualCheckout | Refusal | undefined> {
  const equal = await equalCheckoutId(work, hash);
  if (equal === undefined) return undefined;
  const known = await found(work, equal);
  const answer = mayPay(work, known.checkout);
  return answer.allowed ? { equal: known } : forbidden(answer.reason);
}

/** The row of a checkout and its receipt, checked and priced. A checkout can be paid for a day. */
async function prepareCheckout(work: Work, request: CheckoutRequest) {
  const purchase = normalizePurchase(request);
  const priced = await priceCheckout(work, purchase);
  if (priced instanceof Refusal) return priced;
  const { receipt } = priced;
  const at = work.now.toISOString();
  return {
    ...priced,
    id: request.id,
    kind: purchase.kind,
    state: "open" as const,
    userId: work.user.email,
    draft: purchase.draft,
    purchaseHash: hashOf(work, request),
    total: receipt.total,
    charge: receipt.charge,
    createdOn: at,
    updatedOn: at,
    expiresAt: new Date(work.now.getTime() + DAY).toISOString(),
  };
}

/**
 * Checks, prices and stores a purchase together with the attempt to collect its price, before any provider is asked
 * (PAYSRV-C6). The same id with the same request answers the first checkout, also to a concurrent call; with
 * another request it is a conflict. Where an equal checkout can still be paid, that one is answered
 * and nothing is stored (PAYSRV-C7).
 */
export async function storeCheckout(
  work: Work,
  request: CheckoutRequest,
): Promise<FoundCheckout | EqualCheckout | Refusal> {
  const { id } = request;
  const purchaseHash = hashOf(work, request);
  return createOnce<NewCheckout, FoundCheckout | EqualCheckout>({
    findEarlier: async () =>
      (await repeated(work, id, purchaseHash)) ?? (await findEqual(work, purchaseHash)),
    prepare: () => prepareCheckout(work, request),
    insert: async (row) => {
      if (!(await insertCheckout(work.tx, row))) return false;
      await insertAttempt(work.tx, row, row.charge === 0 ? "none" : "stripe", work.now);
      return true;
    },
    find: () => found(work, id),
    taken: () => conflict(refusals.idTaken),
  });
}

/**
 * Stores that a request is answered with this checkout from now on, in whatever state it will be (PAYSRV-C7). A conflict
 * where the id belongs to another request, perhaps of somebody whom the caller does not see.
 */
export async function storeResumedRequest(
  work: Work,
  request: CheckoutRequest,
  checkoutId: string,
): Promise<FoundCheckout | Refusal> {
  const { companyId } = (await found(work, checkoutId)).checkout;
  await insertResumedRequest(work.tx, { id: request.id, companyId, checkoutId });
  return (await repeated(work, request.id, hashOf(work, request))) ?? conflict(refusals.idTaken);
}

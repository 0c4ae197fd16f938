import type { FlyerCheckoutRequest } from "@marquee/domain/payments/checkout.schema";
import { checkout, paymentAttempt } from "../database/schema/schema.ts";
import { requestHash } from "../http/request-hash.ts";
import { conflict, Refusal } from "../http/refusal.ts";
import type { Work } from "../tenancy/work.ts";
import { findCheckout, type FoundCheckout } from "./find-checkout.ts";
import { keptCode, keptPlan } from "./kept-plan.ts";
import { paymentRefusals as say } from "./messages.ts";
import { pricePlan } from "./price-plan.ts";
import { newId } from "./record-outcome.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The checkout of an id within the scope, if its request was this one. */
async function repeated(
  work: Work,
  id: string,
  hash: string,
): Promise<FoundCheckout | Refusal | undefined> {
  const known = await findCheckout(work, id);
  if (!known) return undefined;
  return known.checkout.requestHash === hash ? known : conflict(say.idTaken);
}

async function found(work: Work, id: string): Promise<FoundCheckout> {
  const known = await findCheckout(work, id);
  if (!known) throw new Error(`checkout ${id} was stored and is not there`);
  return known;
}

/**
 * Checks, prices and stores a plan together with the try to collect its price, before any provider is asked
 * (PAYSRV-C6). The same id with the same request answers the first checkout, also to a caller who was at it in the
 * same moment; with another request it is a conflict. It can be paid for a day.
 */
export async function storeCheckout(
  work: Work,
  request: FlyerCheckoutRequest,
): Promise<FoundCheckout | Refusal> {
  const { id, kind } = request;
  const draft = keptPlan(request.draft);
  const code = keptCode(request.promocode);
  const hash = requestHash({ kind, draft, code });
  const before = await repeated(work, id, hash);
  if (before) return before;
  const priced = await pricePlan(work, draft, code);
  if (priced instanceof Refusal) return priced;
  const { branch, receipt } = priced;
  const at = work.now.toISOString();
  const expiresAt = new Date(work.now.getTime() + DAY).toISOString();
  const { companyId, id: storeId } = branch;
  const made = await work.tx
    .insert(checkout)
    .values({
      id,
      kind,
      state: "open",
      companyId,
      storeId,
      userId: work.user.email,
      draft,
      requestHash: hash,
      receipt,
      total: receipt.total,
      charge: receipt.charge,
      createdOn: at,
      updatedOn: at,
      expiresAt,
    })
    .onConflictDoNothing({ target: checkout.id })
    .returning({ id: checkout.id });
  // Somebody stored it since we looked, in this company or in another.
  if (made.length === 0) return (await repeated(work, id, hash)) ?? conflict(say.idTaken);
  const free = receipt.charge === 0;
  await work.tx.insert(paymentAttempt).values({
    id: newId(),
    companyId,
    checkoutId: id,
    provider: free ? "none" : "stripe",
    amount: receipt.charge,
    state: "creating",
    // What costs nothing waits for a person to say so; everything else is taken up soon, should we die here.
    dueAt: free ? expiresAt : new Date(work.now.getTime() + 30_000).toISOString(),
    createdOn: at,
  });
  return found(work, id);
}

import { disputeRules } from "@marquee/domain/disputes/dispute-rules";
import { awaitsResponse, canRespond } from "@marquee/domain/disputes/dispute-state";
import type { Dispute, DisputeDraft } from "@marquee/domain/disputes/dispute.schema";
import { disputeMessages } from "@marquee/domain/disputes/messages";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { SignedInRequest } from "../../platform/http/request.ts";
import {
  conflict,
  invalid,
  notFound,
  Refusal,
  unavailable,
} from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { attemptById } from "../attempts/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { DisputeResponse, DisputeProvider } from "./dispute-provider.ts";
import { refuseDraft, refuseSecond } from "./first-response.ts";
import {
  findDispute,
  setEvidence,
  setResponder,
  storedDispute,
  type StoredDispute,
} from "./queries.ts";
import { disputeProvider, recordDispute } from "./record-dispute.ts";

/** Why staff cannot respond to a dispute now; null if they can (DISPUTE-S4). */
async function refuseResponse(
  context: RequestContext,
  dispute: StoredDispute,
): Promise<Refusal | null> {
  if (!awaitsResponse(dispute.state)) return refuseSecond(context, dispute);
  return canRespond(dispute, context.now) ? null : conflict(disputeMessages.tooLate);
}

async function readDispute(request: SignedInRequest, id: string): Promise<Dispute | Refusal> {
  const found = await request.transaction((tx) => findDispute({ ...request, tx }, id));
  return found ?? notFound();
}

/** Saves what is written for the bank so far; nothing is sent, and nothing of another user is replaced unseen (DISPUTE-E3). */
export async function saveDraft(
  request: SignedInRequest,
  id: string,
  draft: DisputeDraft,
): Promise<Dispute | Refusal> {
  const refusal = await storeEvidence(request, id, draft);
  return refusal ?? readDispute(request, id);
}

/** Why the evidence could not be stored; null if it was. */
const storeEvidence = (
  request: SignedInRequest,
  id: string,
  draft: DisputeDraft,
): Promise<Refusal | null> =>
  request.transaction(async (tx) => {
    const context = { ...request, tx };
    const stored = await storedDispute(context, id);
    if (!stored) return notFound();
    const refusal = await refuseResponse(context, stored);
    if (refusal) return refusal;
    return (await setEvidence(tx, id, draft)) ? null : refuseDraft(context, stored);
  });

/** Why the provider did not take a response: another user's was first, or its own reasons (DISPUTE-S7). */
const refuseRefused = (request: SignedInRequest, id: string): Promise<Refusal> =>
  request.transaction(async (tx) => {
    const context = { ...request, tx };
    const stored = await storedDispute(context, id);
    return stored?.respondedBy
      ? refuseSecond(context, stored)
      : conflict(disputeMessages.providerRefused);
  });

type Response = (provider: DisputeProvider, stored: StoredDispute) => Promise<DisputeResponse>;

/**
 * Responds at the provider, outside of any transaction, and stores the state that it sends then (DISPUTE-P3). What it refuses is in
 * another state by now: that is queried and stored.
 */
async function respond(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
  act: Response,
): Promise<Dispute | Refusal> {
  const stored = await request.transaction(async (tx) => {
    const context = { ...request, tx };
    const found = await storedDispute(context, id);
    return found ? ((await refuseResponse(context, found)) ?? found) : notFound();
  });
  if (stored instanceof Refusal) return stored;
  const provider = disputeProvider(services, stored.provider);
  const ours = await attemptById(services.pool, stored.attemptId);
  if (!provider || !ours) return unavailable(disputeMessages.providerAway);
  const response = await act(provider, stored);
  if (response.tag === "unavailable") return unavailable(disputeMessages.providerAway);
  const isDone = response.tag === "dispute";
  if (isDone)
    await request.transaction(async (tx) => {
      await setResponder(tx, id, request.user.email, request.now.toISOString());
    });
  const recorded = await recordDispute(services, ours, stored.providerId, () =>
    provider.findDispute(stored.providerId),
  );
  if ("tag" in recorded) return unavailable(disputeMessages.providerAway);
  return isDone ? readDispute(request, id) : refuseRefused(request, id);
}

/** Submits the evidence to the bank, once and for all. */
export async function submitEvidence(
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
  draft: DisputeDraft,
): Promise<Dispute | Refusal> {
  const issues = ruleIssues(disputeRules, draft, undefined);
  if (issues.length > 0) return invalid(issues);
  const refusal = await storeEvidence(request, id, draft);
  if (refusal) return refusal;
  return respond(services, request, id, (provider, { providerId }) =>
    provider.submitEvidence(providerId, draft.evidence),
  );
}

/** Accepts a dispute: its money is the payer's. */
export const acceptDispute = (
  services: PaymentServices,
  request: SignedInRequest,
  id: string,
): Promise<Dispute | Refusal> =>
  respond(services, request, id, (provider, { providerId }) => provider.acceptDispute(providerId));

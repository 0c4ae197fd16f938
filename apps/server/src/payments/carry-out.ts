import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { Tx } from "../database/typed.ts";
import type { Attempt, Lease } from "./attempt-lease.ts";
import { afterFailure, dueWhileOpen, dueWhileUnknown } from "./due.ts";
import { fulfil } from "./fulfil.ts";
import type { PaymentServices } from "./payment-services.ts";
import { recordOutcome, type Outcome } from "./record-outcome.ts";
import type { Verdict } from "./verdict.ts";

type VerdictOf<Tag extends Verdict["tag"]> = Extract<Verdict, { tag: Tag }>;

/** What a verdict changes of the attempt and its checkout, beside what it makes. */
export interface Changes {
  readonly attempt: Partial<Omit<Attempt, "id">>;
  readonly state: CheckoutState;
  readonly message: string | null;
}

/** Nothing is left to be learnt. */
const OVER = { dueAt: null, tries: 0, lastError: null } as const;

/** The provider did not say. Where nobody was handed an intent, nobody can have paid either (PAYSRV-R5). */
function silence({ attempt, checkout }: Lease, reason: string, now: Date): Changes {
  const given = attempt.providerId !== null;
  const state = given ? "unknown" : attempt.state;
  return {
    attempt: { ...afterFailure({ tries: attempt.tries, state }, now), lastError: reason },
    state: given ? "unknown" : checkout.state,
    message: checkout.message,
  };
}

function wait(
  { attempt, checkout }: Lease,
  state: VerdictOf<"wait">["state"],
  message: string | null,
  now: Date,
): Changes {
  const due = () => {
    if (attempt.provider === "none") return checkout.expiresAt;
    if (state === "unknown") return dueWhileUnknown(now, attempt.createdOn);
    return dueWhileOpen(now, attempt.createdOn, checkout.expiresAt);
  };
  const waiting = attempt.provider === "none" ? "creating" : "waiting";
  return {
    attempt: { ...OVER, state: state === "unknown" ? "unknown" : waiting, dueAt: due() },
    state,
    message,
  };
}

const cancelled = ({ intent }: VerdictOf<"end">): Omit<Outcome, "amount" | "campaignId"> | null =>
  intent && {
    key: `cancelled:${intent.id}`,
    status: "Cancelled",
    providerStatus: intent.status,
    intent,
  };

/** Carries a verdict out in the transaction that holds both rows, and answers what it changes of them. */
export async function carryOut(
  services: PaymentServices,
  tx: Tx,
  lease: Lease,
  verdict: Verdict,
): Promise<Changes> {
  const now = services.clock.now();
  const { checkout } = lease;
  const record = (outcome: Omit<Outcome, "campaignId" | "amount">, amount = checkout.charge) =>
    recordOutcome(tx, checkout, { ...outcome, amount, campaignId: null }, now);
  switch (verdict.tag) {
    case "fulfil":
      await fulfil(services, tx, checkout, verdict.intent);
      return { attempt: { ...OVER, state: "succeeded" }, state: "paid", message: null };
    case "giveBack": {
      const { intent, why } = verdict;
      const fact = { key: `error:${intent.id}`, providerStatus: intent.status, intent };
      await record({ ...fact, status: "Error" }, intent.amountReceived / 100);
      const attempt = { ...OVER, state: "refundDue", lastError: why } as const;
      // What an earlier payment made stays.
      return { attempt, state: checkout.state === "paid" ? "paid" : "refundDue", message: null };
    }
    case "declined": {
      const { intent, failure } = verdict;
      await record({ key: failure.key, status: "Fail", providerStatus: failure.code, intent });
      return wait(lease, "declined", failure.message, now);
    }
    case "end": {
      const outcome = verdict.state === "cancelled" ? cancelled(verdict) : null;
      if (outcome) await record(outcome);
      return { attempt: { ...OVER, state: "cancelled" }, state: verdict.state, message: null };
    }
    case "wait": {
      const message = verdict.state === "declined" ? checkout.message : null;
      return wait(lease, verdict.state, message, now);
    }
    case "askAgain":
      return silence(lease, verdict.reason, now);
  }
}

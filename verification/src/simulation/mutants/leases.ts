import {
  dropOperand,
  removeFromChain,
  replaceCall,
  setArgument,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const LEASE = "payments/attempts/lease-queries.ts";
const ATTEMPTS = "payments/attempts/queries.ts";

/** Mistakes with leases, fences, the locks of attempts and what is due. */
export const LEASE_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A process that was suspended writes over what another one has recorded.",
    file: ATTEMPTS,
    within: "lockAttempt",
    mutation: dropOperand("fence"),
  },
  {
    // The providers' keys make what it repeats one: it seldom does any harm.
    description: "A process that has lost its lease renews it and goes on.",
    test: "payments/attempts/lost-lease.test.ts",
    file: LEASE,
    within: "isHeldBy",
    mutation: dropOperand("fence"),
  },
  {
    description: "Two processes work on one attempt at the same time.",
    file: LEASE,
    within: "claimLeases",
    mutation: dropOperand("free"),
  },
  {
    description: "Two processes that look at the same moment take one lease.",
    file: LEASE,
    within: "claimLeases",
    mutation: removeFromChain("for"),
  },
  {
    description: "A process that takes leases waits for those that another one holds.",
    file: LEASE,
    within: "claimLeases",
    mutation: setArgument("for", 1, "{}"),
  },
  {
    description: "What a killed process held is never taken up again.",
    file: LEASE,
    within: "free",
    mutation: dropOperand("leasedUntil", "clock_timestamp"),
  },
  {
    description: "An attempt is settled while another process takes it over.",
    file: ATTEMPTS,
    within: "lockAttempt",
    mutation: removeFromChain("for", "paymentAttempt"),
  },
  {
    // The second to be settled hardly ever leads to a state of its own: constraints refuse a second sale.
    description: "Two attempts of one checkout are settled at the same time.",
    test: "payments/attempts/two-attempts.test.ts",
    file: ATTEMPTS,
    within: "lockAttempt",
    mutation: removeFromChain("for", "checkoutId"),
  },
  {
    description: "After one call without a result no other call is made.",
    file: "payments/attempts/due.ts",
    within: "scheduleRetry",
    mutation: replaceCall("dueAfterFailures", "null"),
  },
  {
    description: "Who pays after a declined charge pays for nothing.",
    file: "payments/attempts/apply-decision.ts",
    within: "applyDecision",
    mutation: replaceCall(
      "wait",
      `{ ...wait(lease, "declined", failure.message, now), attempt: { ...FINISHED, state: "waiting" } }`,
      "failure",
    ),
  },
];

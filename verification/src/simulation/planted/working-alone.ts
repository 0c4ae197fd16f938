import type { PlantedBug } from "./planted-bug.ts";

/** Mistakes with leases, fences and what is due. */
export const WORKING_ALONE: readonly PlantedBug[] = [
  {
    name: "fence ignored",
    file: "payments/attempts/settle.ts",
    find: "if (!attempt || attempt.fence !== lease.attempt.fence) return null;",
    replace: "if (!attempt) return null;",
    why: "A process that slept writes over what another one has result.",
    rare: true,
  },
  {
    name: "lease not respected",
    file: "payments/attempts/attempt-lease.ts",
    find: ".where(and(which, free))",
    replace: ".where(which)",
    why: "Two processes work on one payment at the same time.",
  },
  {
    name: "lease for ever",
    file: "payments/attempts/attempt-lease.ts",
    find: "lte(paymentAttempt.leasedUntil, sql`clock_timestamp()`),",
    replace: "sql`false`,",
    why: "What a dead process held is never taken up again.",
  },
  {
    name: "due time dropped",
    file: "payments/attempts/due.ts",
    find: ": { retries, dueAt: dueAfterFailures(now, attempt.retries), deadSince: null };",
    replace: ": { retries, dueAt: null, deadSince: null };",
    why: "After one call that came to nothing nobody asks again.",
  },
  {
    name: "declined taken for the end",
    file: "payments/attempts/apply-decision.ts",
    find: `return wait(lease, "declined", failure.message, now);`,
    replace: `const ended = wait(lease, "declined", failure.message, now);
      return { ...ended, attempt: { ...ended.attempt, dueAt: null } };`,
    why: "Who pays after a declined try pays for nothing.",
    rare: true,
  },
];

import type { Habit } from "./traffic-habit.ts";

/** How payments, branches and bills go on, as the server stores it: in times of the wall. */
export const STORED_HABITS: readonly Habit[] = [
  {
    machine: "paymentRecord",
    starts: [1],
    choices: {
      open: [
        [70, 95, { type: "payment.received" }],
        [15, 80, { type: "payment.declined" }],
        [7, 75, { type: "bank.asked" }],
        [2, 90, { type: "outcome.lost" }],
        [4, 120, { type: "payer.cancelled" }],
        [9, 86_400, { type: "time.passed" }],
      ],
      requiresAction: [
        [78, 42, { type: "payment.received" }],
        [18, 60, { type: "payment.declined" }],
        [4, 86_400, { type: "time.passed" }],
      ],
      declined: [
        [52, 150, { type: "payment.received" }],
        [14, 60, { type: "payment.awaited" }],
        [8, 70, { type: "bank.asked" }],
        [4, 90, { type: "payer.cancelled" }],
        [22, 86_000, { type: "time.passed" }],
      ],
      unknown: [
        [80, 27, { type: "payment.received" }],
        [14, 40, { type: "payment.declined" }],
        [6, 35, { type: "refund.owed" }],
      ],
      refundDue: [[100, 30, { type: "refund.done" }]],
      expired: [
        [1, 3600, { type: "refund.owed" }],
        [60, 0],
      ],
      cancelled: [[1, 0]],
      refunded: [[1, 0]],
    },
  },
  {
    machine: "branchRecord",
    starts: [1],
    choices: {
      pending: [
        [82, 2.2 * 86_400, { type: "branch.approved" }],
        [9, 14 * 86_400, { type: "branch.removed" }],
        [9, 6 * 86_400],
      ],
      live: [
        [22, 20 * 86_400, { type: "branch.changed" }],
        [4, 30 * 86_400, { type: "approval.withdrawn" }],
        [74, 40 * 86_400],
      ],
      changed: [
        [84, 1.4 * 86_400, { type: "changes.settled" }],
        [5, 86_400, { type: "approval.withdrawn" }],
        [11, 2 * 86_400],
      ],
      withdrawn: [
        [60, 3 * 86_400, { type: "branch.approved" }],
        [40, 9 * 86_400],
      ],
    },
  },
  {
    machine: "billRecord",
    starts: [1],
    choices: {
      waiting: [
        [78, 0.8 * 86_400, { type: "bill.approved" }],
        [16, 86_400, { type: "bill.rejected" }],
        [6, 86_400],
      ],
    },
  },
];

import { readChart } from "@marquee/charts/chart/read-chart";
import {
  REFUND_LABELS,
  REFUND_STATES,
  type RefundState,
} from "@marquee/domain/refunds/refund-state";
import { describe, expect, it } from "vitest";
import { disputeMachine } from "../disputes/dispute.machine.ts";
import { checkoutMachine } from "../payments/checkout.machine.ts";
import { paymentRecordMachine } from "../payments/payment-record.machine.ts";
import { refundMachine } from "./refund.machine.ts";

const chart = readChart(refundMachine, "A refund");
const byTitle = (title: string | undefined) =>
  REFUND_STATES.find((state) => REFUND_LABELS[state] === title);

/** What can follow each state at once (REFUND-S5). */
const REFUND_FOLLOWING: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ["pending", "done", "refused", "failed"],
  pending: ["done", "failed", "refused"],
  done: ["failed"],
  refused: [],
  failed: [],
};

describe("the chart of a refund", () => {
  it.each(REFUND_STATES)("[REFUND-S5] has what can follow «%s», and nothing else", (state) => {
    const titles = new Map(chart.states.map(({ id, title }) => [id, title]));
    const followers = chart.transitions
      .filter(({ source }) => byTitle(titles.get(source)) === state)
      .flatMap(({ targets }) => targets.map((target) => byTitle(titles.get(target))));
    expect(new Set(followers)).toEqual(new Set(REFUND_FOLLOWING[state]));
  });
});

it.each([
  ["checkout", readChart(checkoutMachine, "Checkout")],
  ["stored checkout", readChart(paymentRecordMachine, "A stored checkout")],
  ["dispute", readChart(disputeMachine, "A disputed payment")],
  ["refund", chart],
])(
  "[MACH-C2] the chart of a %s says in sentences what each of its states means",
  (_, { states }) => {
    const silent = states.filter(({ description }) => !/^[A-Z].{12,}[.!]$/su.test(description));
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);

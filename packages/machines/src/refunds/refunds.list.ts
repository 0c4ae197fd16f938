import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { refundFormMachine } from "./refund-form.machine.ts";
import { refundMachine } from "./refund.machine.ts";

/** What a refund starts with. */
const EMPTY = {
  id: "r1",
  transactionId: "t1",
  amount: 10,
  amountAgain: null,
  reason: "",
  note: "",
};

/** The machines of refunds. */
export const refundMachines: readonly ListedMachine[] = [
  {
    noun: "refunds",
    title: "A refund by staff",
    machine: refundMachine,
    noScreen:
      "It is at the provider and at the bank of the payer; the refund of a payment lists what became of each (REFUND-S5).",
    starts: [{ title: "A refund", input: undefined }],
    guards: {},
  },
  {
    ...formEntry(EMPTY, ["note", "reason"]),
    noun: "refunds",
    title: "Form of a refund",
    machine: refundFormMachine,
  },
];

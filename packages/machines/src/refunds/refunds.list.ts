import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { refundFormMachine } from "./refund-form.machine.ts";

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
    ...formEntry(EMPTY, ["note", "reason"]),
    noun: "refunds",
    title: "Form of a refund",
    machine: refundFormMachine,
  },
];

import { exampleDifference } from "../fixtures/example-difference.ts";
import { confirmedActionEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { closeDifferenceMachine } from "./close-difference.machine.ts";

/** The machines of the comparison with the providers. */
export const reconciliationMachines: readonly ListedMachine[] = [
  {
    noun: "reconciliation",
    title: "Closing a difference",
    machine: closeDifferenceMachine,
    ...confirmedActionEntry(
      "A difference in the books",
      { difference: exampleDifference, settlement: null },
      { ...exampleDifference, closedOn: "2026-03-03T18:00:00.000Z", note: "Known." },
    ),
  },
];

import { exampleDispute } from "../fixtures/example-dispute.ts";
import { confirmedActionEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { acceptDisputeMachine } from "./accept-dispute.machine.ts";

/** The machines of disputes. */
export const disputeMachines: readonly ListedMachine[] = [
  {
    noun: "disputes",
    title: "Accepting a dispute",
    machine: acceptDisputeMachine,
    ...confirmedActionEntry("A disputed payment", exampleDispute, {
      ...exampleDispute,
      state: "lost",
    }),
  },
];

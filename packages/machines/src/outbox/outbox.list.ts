import { exampleUndeliveredJob } from "../fixtures/example-undelivered-job.ts";
import { confirmedActionEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { correctAddressMachine } from "./correct-address.machine.ts";
import { outboxRecordMachine } from "./outbox-record.machine.ts";
import { sendAgainMachine } from "./send-again.machine.ts";

/** The machines of work that is due. */
export const outboxMachines: readonly ListedMachine[] = [
  {
    noun: "outbox",
    title: "Work on record",
    machine: outboxRecordMachine,
    noScreen: "It runs at the server alone; staff see what was given up (docs/specs/outbox.md).",
    record: { goal: "done" },
    starts: [{ title: "A mail that is due", input: undefined }],
    guards: {},
  },
  {
    noun: "outbox",
    title: "Sending again what was not delivered",
    machine: sendAgainMachine,
    ...confirmedActionEntry(
      "A mail that was not delivered",
      { tag: "one", job: exampleUndeliveredJob },
      { jobs: 1 },
    ),
  },
  {
    noun: "outbox",
    title: "Sending a mail to a corrected address",
    machine: correctAddressMachine,
    ...confirmedActionEntry("A mail that was not delivered", exampleUndeliveredJob, { jobs: 1 }),
  },
];

import type { ListedMachine } from "../patterns/listed-machine.ts";
import { outboxRecordMachine } from "./outbox-record.machine.ts";

/** The machine of work that is due. */
export const outboxMachines: readonly ListedMachine[] = [
  {
    noun: "outbox",
    title: "Work on record",
    machine: outboxRecordMachine,
    noScreen:
      "It runs at the server alone; operators see what was given up (docs/specs/operate.md).",
    record: { goal: "done" },
    starts: [{ title: "A mail that is due", input: undefined }],
    guards: {},
  },
];

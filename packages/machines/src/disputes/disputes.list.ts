import { exampleDispute } from "../fixtures/example-dispute.ts";
import { confirmedActionEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { acceptDisputeMachine } from "./accept-dispute.machine.ts";
import { disputeEvidenceMachine } from "./dispute-evidence.machine.ts";
import { disputeMachine } from "./dispute.machine.ts";

/** The machines of disputes. */
export const disputeMachines: readonly ListedMachine[] = [
  {
    noun: "disputes",
    title: "A disputed payment",
    machine: disputeMachine,
    noScreen:
      "It is at the bank and at the provider; the page of a dispute says where it is and what can follow (DISPUTE-S5).",
    starts: [
      { title: "A dispute", input: { isInquiry: false } },
      { title: "An inquiry", input: { isInquiry: true } },
    ],
    guards: {
      isInquiry: { asks: "Does the payer ask first?", rules: ["DISPUTE-S1"] },
    },
  },
  {
    noun: "disputes",
    title: "Evidence of a dispute",
    machine: disputeEvidenceMachine,
    starts: [
      { title: "Nothing written yet", input: { id: "d1", stored: "", text: "It ran." } },
      { title: "An empty proposal", input: { id: "d1", stored: "", text: "" } },
    ],
    events: [
      { type: "text.changed", text: "It ran on all days." },
      { type: "text.changed", text: "" },
      { type: "draft.read", text: "It ran on all days." },
    ],
    responses: {
      saveDraft: [{ savedOn: "2026-03-02T18:00:00.000Z" }],
      submit: [{ ...exampleDispute, state: "underReview" }],
    },
    distinguish: ({ context: { text, stored, sent } }) => [
      text === "",
      text === stored,
      text === sent,
    ],
    guards: {
      isEmpty: { asks: "Is nothing written?", rules: ["DISPUTE-V1"] },
      isUnsaved: { asks: "Is the text another one than the saved one?", rules: ["DISPUTE-M2"] },
      hasTypedOn: { asks: "Was more typed while it was saved?", rules: ["DISPUTE-M2"] },
    },
  },
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

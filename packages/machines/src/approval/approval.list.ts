import { emptyEffect, exampleEffect, exampleStore } from "../fixtures/example-approval.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { storeApprovalMachine } from "./store-approval.machine.ts";

/** The machine of a branch's approval. */
export const approvalMachines: readonly ListedMachine[] = [
  {
    noun: "approval",
    title: "Store approval",
    machine: storeApprovalMachine,
    starts: [
      { title: "A master user", input: { actor: { isMaster: "Y" } } },
      { title: "A merchant", input: { actor: { companyId: "c1" } } },
    ],
    events: [
      { type: "approval.requested", branch: exampleStore },
      { type: "approval.requested", branch: { ...exampleStore, isApprove: "Y" } },
    ],
    responses: {
      readEffect: [exampleEffect, emptyEffect, { ...exampleEffect, isApprove: "Y" }],
      changeApproval: [exampleStore, { ...exampleStore, isApprove: "Y" }],
    },
    guards: {
      isMaster: {
        asks: "Who can approve a store: is this user a master user?",
        rules: ["ACCESS-A7", "APPROVAL-M1", "STORE-A1"],
      },
      isChangedAlready: {
        asks: "Has another master user changed it meanwhile?",
        rules: ["APPROVAL-M3", "STORE-A1"],
      },
      withdraws: {
        asks: "Is an approval withdrawn, so that its offers are switched off?",
        rules: ["STORE-A4", "STORE-A5"],
      },
      changesItems: {
        asks: "Do offers or products go live, or campaigns start their days?",
        rules: ["STORE-A3", "STORE-A5", "CAMP-R4"],
      },
      isApproved: {
        asks: "Is the store approved now?",
        rules: ["APPROVAL-M6"],
      },
    },
  },
];

import { emptyEffect, exampleEffect, exampleStore } from "../fixtures/example-approval.ts";
import { confirmedActionEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { branchRecordMachine } from "./branch-record.machine.ts";
import { sendBackMachine } from "./send-back.machine.ts";
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
      {
        type: "approval.requested",
        branch: { ...exampleStore, isApprove: "Y", needsReview: "Y" },
      },
    ],
    responses: {
      readEffect: [
        exampleEffect,
        emptyEffect,
        { ...exampleEffect, isApprove: "Y" },
        {
          ...exampleEffect,
          isApprove: "Y",
          reviewed: { ...exampleEffect.facts, storeName: "Old" },
        },
      ],
      changeApproval: [exampleStore, { ...exampleStore, isApprove: "Y" }, null],
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
      isWithdrawal: {
        asks: "Is an approval withdrawn, so that its offers are switched off?",
        rules: ["STORE-A4", "STORE-A5", "STORE-A8"],
      },
      needsReview: {
        asks: "Is it approved already, and has changed since?",
        rules: ["STORE-A9"],
      },
      isOutdated: {
        asks: "Has the branch changed since it was looked at?",
        rules: ["STORE-A8"],
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
  {
    ...confirmedActionEntry("A branch that awaits approval", exampleStore, {
      ...exampleStore,
      sentBack: { reason: "The address", by: "Maya", on: "2026-03-02T18:00:00.000Z" },
    }),
    noun: "approval",
    title: "Sending a branch back",
    machine: sendBackMachine,
  },
  {
    noun: "approval",
    title: "A branch on record",
    machine: branchRecordMachine,
    noScreen: "It is at the server; What happened shows one of them on this chart (CASE-S1).",
    record: { goal: "live" },
    starts: [{ title: "A new branch", input: undefined }],
    guards: {},
  },
];

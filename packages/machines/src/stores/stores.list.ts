import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { emptyBranch, exampleBranch } from "../fixtures/example-branch.ts";
import { formEntry } from "../forms/forms.list.ts";
import { stepEntry } from "../forms/step.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { storePolicyMachine } from "./store-policy.machine.ts";
import {
  branchAddressStepMachine,
  branchCategoryStepMachine,
  branchInfoStepMachine,
  branchManagerStepMachine,
  type StoreStepMachine,
} from "./store-step.machine.ts";
import { storeWizardMachine } from "./store-wizard.machine.ts";

const policy = {
  id: "s1",
  storeDescription: "",
  returnPolicy: "",
  deliveryPolicy: "",
  warrantyPolicy: "",
  deliveryType: "",
  secondDeliveryType: "",
  freeShipping: false,
  deliveryNotes: null,
};

const refusal = (field: keyof StoreDraft) => ({
  rule: "STORE-C5",
  field,
  message: "This is not there.",
});

const conflict = (theirs: Partial<StoreDraft>) => ({
  tag: "conflicted",
  current: { values: { ...exampleBranch, ...theirs }, version: 2 },
});

/** What the entry of each step has: two of its fields, of which the second must be filled. */
const branchEntry = (
  title: string,
  machine: StoreStepMachine,
  fields: readonly [keyof StoreDraft, keyof StoreDraft],
): ListedMachine =>
  stepEntry({
    noun: "stores",
    title,
    machine,
    filled: exampleBranch,
    fields,
    empty: emptyBranch[fields[1]],
    found: { field: "code", value: exampleBranch.code },
  });

/** The machines of stores and branches. */
export const storeMachines: readonly ListedMachine[] = [
  {
    ...formEntry(policy, ["storeDescription", "returnPolicy"]),
    noun: "stores",
    title: "Store policy",
    machine: storePolicyMachine,
  },
  {
    noun: "stores",
    title: "Store wizard",
    machine: storeWizardMachine,
    noScreen:
      "Its page shows one of the steps that it starts, each of which is walked on its own; store-wizard.test.tsx takes the whole way.",
    starts: [
      { title: "A new branch", input: { id: null, values: emptyBranch } },
      { title: "A stored branch", input: { id: "s1", values: emptyBranch } },
      {
        title: "A new branch after a reload",
        input: {
          id: null,
          values: emptyBranch,
          typed: { values: exampleBranch, step: "address", reached: "address" },
        },
      },
    ],
    events: [
      { type: "data.changed", data: exampleBranch },
      { type: "data.changed", data: emptyBranch },
      { type: "step.chosen", step: "storeInfo" },
      { type: "step.chosen", step: "address" },
      { type: "conflict.chosen", field: "storeName", side: "own" },
      { type: "conflict.chosen", field: "managerName", side: "theirs" },
      { type: "conflict.allChosen", side: "own" },
      { type: "conflict.allChosen", side: "theirs" },
    ],
    responses: {
      load: [{ values: exampleBranch, version: 1 }],
      save: [
        { tag: "saved", saved: exampleBranch, version: 2 },
        { tag: "refused", issues: [refusal("code")] },
        conflict({ storeName: "Theirs", managerName: "" }),
        conflict({}),
      ],
      branchInfoStep: [{ way: "next" }, { way: "back" }],
      branchCategoryStep: [{ way: "next" }],
      branchAddressStep: [{ way: "next" }],
      branchManagerStep: [{ way: "next" }, { way: "back" }],
    },
    distinguish: ({ context: { step, reached, fields, differing, choices } }) => [
      step,
      reached,
      fields.values.storeName,
      fields.values.managerName,
      differing.length,
      choices.storeName,
      choices.managerName,
    ],
    guards: {
      isNew: { asks: "Is it a new branch?", rules: ["STORE-W1"] },
      isAt: { asks: "Is the wizard at this step?", rules: ["STORE-W2"] },
      isReached: { asks: "Was the step reached before?", rules: ["STORE-W3"] },
      goesBack: { asks: "Does the user go back?", rules: ["STORE-W2"] },
      isComplete: { asks: "Does no step need anything?", rules: ["STORE-W3"] },
      wasSaved: { asks: "Did the server save it?", rules: ["STORE-W5"] },
      losesNothing: { asks: "Would nothing of theirs be lost?", rules: ["FORM-M12"] },
      isConflict: { asks: "Did another user save meanwhile?", rules: ["STORE-U1", "FORM-M7"] },
      isChoiceComplete: {
        asks: "Has every field its choice, and does no step need anything then?",
        rules: ["FORM-M11", "STORE-W3"],
      },
      isEverythingChosen: { asks: "Has every field its choice?", rules: ["FORM-M11"] },
      isNothingLeftToSave: { asks: "Is all of it theirs?", rules: ["FORM-M11"] },
    },
  },
  branchEntry("Branch step: store info", branchInfoStepMachine, ["gstin", "storeName"]),
  branchEntry("Branch step: category", branchCategoryStepMachine, ["timeNote", "categories"]),
  branchEntry("Branch step: address", branchAddressStepMachine, ["pincode", "address1"]),
  branchEntry("Branch step: personal info", branchManagerStepMachine, ["timeNote", "managerName"]),
];

import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import type {
  Captcha,
  SignUpData,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import { exampleOnboarded, exampleSignUp } from "../fixtures/example-sign-up.ts";
import { stepEntry } from "../forms/step.list.ts";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { captchaMachine } from "./captcha.machine.ts";
import { onboardingMachine } from "./onboarding.machine.ts";
import { signUpRecordMachine } from "./sign-up-record.machine.ts";
import {
  addressStepMachine,
  chooseCategoryStepMachine,
  personalInfoStepMachine,
  signUpStepMachine,
  storeInfoStepMachine,
  type SignUpStepMachine,
} from "./sign-up-step.machine.ts";
import { signedUpMachine } from "./signed-up.machine.ts";
import { storedSignUpMachine } from "./stored-sign-up.machine.ts";
import { withoutSecrets } from "./stored-sign-up.model.ts";

const captcha: Captcha = {
  id: "p1",
  image: "data:image/png;base64,",
  alternative: "Please type 1 characters. First: the letter that kettle begins with.",
  expiresAt: "2026-03-02T18:05:00.000Z",
};

const storedAt = (step: StoredOnboardingDraft["step"]): StoredOnboardingDraft => ({
  step,
  data: withoutSecrets(exampleSignUp),
  mailedTo: exampleSignUp.email,
  updatedOn: "2026-03-01T18:00:00.000Z",
  expiresAt: "2026-03-31T18:00:00.000Z",
  version: 2,
});

const refusal = (field: keyof SignUpData) => ({
  rule: "ONBOARD-F8",
  field,
  message: "This is not there.",
});

/** What each step's entry has: two of its fields, of which the second must be filled. */
const signUpEntry = (
  title: string,
  machine: SignUpStepMachine,
  fields: readonly [keyof SignUpData, keyof SignUpData],
): ListedMachine =>
  stepEntry({
    noun: "onboarding",
    title,
    machine,
    filled: exampleSignUp,
    fields,
    empty: "",
    found: { field: "corporationId", value: "1234567" },
  });

const ids = { draftId: "d1", companyId: "c1", storeId: "s1" };
const fresh = { site: "CA", ids, resumes: false, remembered: null, signedUp: null } as const;
const whole: SignUpData = { ...exampleSignUp, captcha: "K7MR4" };

/** The machines of sign-up. */
export const onboardingMachines: readonly ListedMachine[] = [
  {
    noun: "onboarding",
    title: "Sign-up of a company",
    machine: onboardingMachine,
    noScreen:
      "Its page shows one of the machines that it starts, each of which is walked on its own; browser tests take the whole way (e2e/onboarding.e2e.ts).",
    starts: [
      { title: "A new sign-up", input: fresh },
      { title: "The link of the mail", input: { ...fresh, resumes: true } },
      {
        title: "A reload of the last page",
        input: { ...fresh, remembered: withoutSecrets(exampleSignUp), signedUp: exampleOnboarded },
      },
    ],
    events: [
      { type: "data.changed", data: whole },
      { type: "data.changed", data: emptySignUp("CA") },
      { type: "captcha.issued", captcha },
      { type: "step.chosen", step: "signUp" },
      { type: "step.chosen", step: "address" },
      { type: "draft.replaced", stored: storedAt("address") },
    ],
    responses: {
      loadDraft: [storedAt("personalInfo"), storedAt("storeInfo"), null],
      submit: [
        { tag: "done", onboarded: exampleOnboarded },
        { tag: "refused", issues: [refusal("captcha")] },
      ],
      signUpStep: [{ way: "next" }, { way: "back" }],
      storeInfoStep: [{ way: "next" }],
      chooseCategoryStep: [{ way: "next" }],
      addressStep: [{ way: "next" }],
      personalInfoStep: [{ way: "next" }, { way: "back" }],
      signedUp: [undefined],
      storedSignUp: [],
      captcha: [],
    },
    distinguish: ({ context: { step, reached, data } }) => [
      step,
      reached,
      data.password !== "",
      data.captcha !== "",
    ],
    guards: {
      isSignedUp: { asks: "Was it signed up before a reload?", rules: ["ONBOARD-M14"] },
      resumes: { asks: "May something be stored already?", rules: ["ONBOARD-M6"] },
      isAt: { asks: "Is the sign-up at this step?", rules: ["ONBOARD-M2"] },
      isReached: { asks: "Was the step reached before?", rules: ["ONBOARD-M5"] },
      isStored: { asks: "Is the first step done?", rules: ["ONBOARD-M6"] },
      goesBack: { asks: "Does the user go back?", rules: ["ONBOARD-M2"] },
      isComplete: { asks: "Does nothing lack in any step?", rules: ["ONBOARD-M5", "ONBOARD-W2"] },
      hasResponse: { asks: "Is an answer to the last captcha typed in?", rules: ["ONBOARD-M8"] },
      wasDone: { asks: "Was the company signed up?", rules: ["ONBOARD-F1"] },
    },
  },
  signUpEntry("Step: sign up", signUpStepMachine, ["mobileNo", "firstName"]),
  signUpEntry("Step: store info", storeInfoStepMachine, ["businessName", "storeName"]),
  signUpEntry("Step: category", chooseCategoryStepMachine, ["mainCategory", "mainCategory"]),
  signUpEntry("Step: business address", addressStepMachine, ["street", "apartment"]),
  signUpEntry("Step: personal info", personalInfoStepMachine, ["weeklyOff", "ownerName"]),
  {
    noun: "onboarding",
    title: "Stored sign-up",
    machine: storedSignUpMachine,
    starts: [
      { title: "A new sign-up", input: { id: "d1", stored: null, owner: noListener } },
      {
        title: "One that was resumed",
        input: { id: "d1", stored: storedAt("address"), owner: noListener },
      },
    ],
    events: [
      { type: "snapshot.changed", step: "address", data: withoutSecrets(exampleSignUp) },
      { type: "snapshot.changed", step: "personalInfo", data: withoutSecrets(exampleSignUp) },
      {
        type: "snapshot.changed",
        step: "address",
        data: { ...withoutSecrets(exampleSignUp), storeName: "Another" },
      },
    ],
    responses: {
      saveDraft: [
        { tag: "saved", stored: storedAt("address") },
        { tag: "conflicted", current: storedAt("personalInfo") },
      ],
    },
    distinguish: ({ context: { latest, stored } }) => [
      latest?.step,
      latest?.data.storeName,
      stored?.step,
    ],
    guards: {
      hasMoved: { asks: "Is another step open than the stored one?", rules: ["ONBOARD-M6"] },
      isUnsaved: { asks: "Was something typed since?", rules: ["ONBOARD-M6"] },
      wasSaved: { asks: "Did the server store it?", rules: ["ONBOARD-M7"] },
    },
  },
  {
    noun: "onboarding",
    title: "Captcha",
    machine: captchaMachine,
    starts: [
      { title: "The last step opens", input: { captcha: null, owner: noListener } },
      { title: "The last step opens again", input: { captcha, owner: noListener } },
    ],
    responses: { issueCaptcha: [captcha] },
    guards: {
      wasIssued: { asks: "Was a captcha issued before?", rules: ["ONBOARD-M8"] },
    },
  },
  {
    noun: "onboarding",
    title: "Signed up",
    machine: signedUpMachine,
    starts: [
      {
        title: "A company was signed up",
        input: { onboarded: exampleOnboarded, password: "a-good-one" },
      },
    ],
    events: [{ type: "email.corrected", email: "noor@right.test", password: "a-good-one" }],
    responses: {
      sendMail: ["Success"],
      correctEmail: [{ email: "noor@right.test", mail: "verification" }],
    },
    guards: {},
  },
  {
    noun: "onboarding",
    title: "A sign-up on record",
    machine: signUpRecordMachine,
    noScreen: "It is at the server; What happened shows one of them on this chart (CASE-S1).",
    record: { goal: "live" },
    starts: [{ title: "A sign-up that was sent", input: undefined }],
    guards: {},
  },
];

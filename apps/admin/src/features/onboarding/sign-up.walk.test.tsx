import type { SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import { exampleSignUp } from "@marquee/machines/fixtures/example-sign-up";
import { captchaMachine } from "@marquee/machines/onboarding/captcha.machine";
import { personalInfoStepMachine } from "@marquee/machines/onboarding/sign-up-step.machine";
import type { ReactNode } from "react";
import { it } from "vitest";
import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { renderScreen } from "../../testing/render-screen.tsx";
import { findOffered, press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkStep } from "../../testing/step-walk.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { AddressStep } from "./address-step.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { CategoryStep } from "./category-step.tsx";
import { Confirmation } from "./confirmation.tsx";
import { PersonalInfoStep } from "./personal-info-step.tsx";
import { SignUpStep } from "./sign-up-step.tsx";
import type { StepActor } from "./step-form.tsx";
import { StoreInfoStep } from "./store-info-step.tsx";
import { StoredElsewhere, StoredState } from "./stored-note.tsx";

const category = (id: string, name: string) => ({
  id,
  name,
  root: "Y",
  parentId: null,
  maincategories: [id],
  image: null,
  hasChildren: false,
  createdOn: "2026-03-02T06:00:00.000Z",
  version: 1,
});

serveCalls(({ pathname }) => {
  if (pathname.includes("mainCategoriesList"))
    return listResponse([category("home", "Home"), category("garden", "Garden")]);
  // the walk itself says what a look-up of store info finds
  return pathname.startsWith("/api/check") ? new Promise<Response>(() => {}) : listResponse([]);
});

/** Renders a part of the page beside nothing else. */
const show = async (part: ReactNode): Promise<void> => {
  await renderScreen(<>{part}</>);
};

/** What a look-up of store info finds; the page asks by itself. */
const FOUND = { type: "value.checked", field: "corporationId", value: "1234567", isTaken: true };

/** What the walk of each text step of sign-up has. */
const walkSignUpStep = (
  id: string,
  title: string,
  field: keyof SignUpData,
  more: { readonly label: string; readonly submit?: string },
  render: (step: StepActor) => ReactNode,
) =>
  walkStep<SignUpData>({
    id,
    title,
    field,
    ...more,
    found: { field: "corporationId", value: "1234567" },
    render: (step) => show(render(step)),
  });

it("[MACH-C10] [MACH-C11] the sign-up step shows and offers what it must in every state", () =>
  walkSignUpStep("signUpStep", "Sign up", "firstName", { label: "First name" }, (step) => (
    <SignUpStep step={step} />
  )));

it("[MACH-C10] [MACH-C11] the store info step shows and offers what it must in every state", () =>
  walkSignUpStep("storeInfoStep", "Store info", "storeName", { label: "Store name" }, (step) => (
    <StoreInfoStep step={step} />
  )));

it("[MACH-C10] [MACH-C11] the address step shows and offers what it must in every state", () =>
  walkSignUpStep("addressStep", "Business address", "apartment", { label: "Unit" }, (step) => (
    <AddressStep step={step} />
  )));

const captcha = {
  id: "p1",
  image: "data:image/png;base64,",
  alternative: "Please type 5 characters.",
  expiresAt: "2026-03-02T18:05:00.000Z",
};

/** A captcha that is shown, for the step beside it. */
const shownCaptcha = () =>
  createActor(
    captchaMachine.provide({
      actors: { issueCaptcha: fromPromise(() => Promise.resolve(captcha)) },
    }),
    { input: { captcha: null, owner: { send: () => {} } } },
  ).start();

it("[MACH-C10] [MACH-C11] the personal info step shows and offers what it must in every state", () =>
  walkSignUpStep(
    "personalInfoStep",
    "Personal info",
    "ownerName",
    { label: "Owner/manager name", submit: "Submit" },
    (step) => <PersonalInfoStep step={step} captcha={shownCaptcha()} />,
  ));

it("[MACH-C10] [MACH-C11] the category step shows and offers what it must in every state", () =>
  walkScreen("chooseCategoryStep", {
    render: screenOf<StepActor>((actor) => show(<CategoryStep step={actor} />)),
    events: [
      { type: "field.changed", name: "mainCategory", value: "home" },
      { type: "field.changed", name: "mainCategory", value: "garden" },
      { type: "field.blurred", name: "mainCategory" },
      { type: "fields.changed", values: { mainCategory: "garden" } },
      FOUND,
    ],
    states: {
      editing: { shows: ["Main category"], offers: ["Home", "Garden", "Next", "Back"] },
      checking: { shows: ["Main category"], offers: ["Home", "Garden", "Back", "Cancel"] },
    },
    person: {
      "field.changed": ({ value }) => press(value === "home" ? "Home" : "Garden")(),
      "field.blurred": () => {
        const control = findOffered("Home");
        if (!(control instanceof HTMLElement)) return null;
        return async (user) => {
          control.focus();
          await user.tab();
        };
      },
      "step.submitted": press("Next"),
      "step.back": press("Back"),
      "check.cancelled": press("Cancel"),
    },
    besides: ["field.blurred"],
    elsewhere: ["fields.changed", "value.checked"],
    exceptions: {
      "chooseCategoryStep.editing|step.submitted|1":
        "A category that was chosen cannot be taken back, so none is missing here.",
    },
    allows: ({ context }, event) =>
      event.type !== "field.changed" || context.fields.values.mainCategory !== event["value"],
  }));

/** A step that nothing happens to, for the captcha in it. */
const quietStep = (): StepActor =>
  createActor(personalInfoStepMachine, {
    input: { data: exampleSignUp, refusals: [], owner: { send: () => {} } },
  }).start();

it("[MACH-C10] [MACH-C11] the captcha shows and offers what it must in every state", () =>
  walkScreen("captcha", {
    render: screenOf<ActorRefFrom<typeof captchaMachine>>((actor) =>
      show(<CaptchaField step={quietStep()} captcha={actor} />),
    ),
    states: {
      // ONBOARD-M8: another one at any time
      loading: {
        shows: ["Characters in the picture"],
        offers: ["Another captcha"],
        mayOffer: [/./],
      },
      shown: { shows: ["Characters in the picture"], offers: ["Another captcha"], mayOffer: [/./] },
      failed: { shows: ["No answer", "There is no captcha to answer yet."], offers: ["Try again"] },
    },
    person: { "captcha.renewed": press(/^(Another captcha|Try again)$/) },
  }));

it("[MACH-C10] [MACH-C11] a stored sign-up says how it is stored, and offers what helps", () =>
  walkScreen("storedSignUp", {
    render: screenOf<Parameters<typeof StoredState>[0]["actor"]>((actor) =>
      show(
        <>
          <StoredState actor={actor} />
          <StoredElsewhere actor={actor} />
        </>,
      ),
    ),
    states: {
      resting: { shows: [], offers: [], hides: ["Storing", "Not stored yet"] },
      waiting: { shows: ["Storing"], offers: [] },
      saving: { shows: ["Storing"], offers: [] },
      // ONBOARD-M7
      failed: { shows: ["Not stored yet"], offers: ["Store now"] },
      conflicted: {
        shows: ["This sign-up was changed in another tab or on another device."],
        offers: ["Show what is stored", "Keep what is here"],
      },
    },
    person: {
      "save.retry": press("Store now"),
      "conflict.theirsChosen": press("Show what is stored"),
      "conflict.ownChosen": press("Keep what is here"),
    },
    elsewhere: ["snapshot.changed", "page.closed"],
  }));

it("[MACH-C10] [MACH-C11] the last page says which mail was sent, and has it sent again", () =>
  walkScreen("signedUp", {
    render: screenOf<Parameters<typeof Confirmation>[0]["actor"]>((actor) =>
      show(<Confirmation actor={actor} data={exampleSignUp} />),
    ),
    states: {
      // ONBOARD-M9, ONBOARD-C1
      shown: {
        shows: ["A Verification mail has been sent to your Email-Id."],
        offers: ["Go To login", "send it again", "Wrong email?"],
      },
      sending: {
        shows: ["A Verification mail has been sent to your Email-Id."],
        offers: ["Go To login", "stop sending it again", "Wrong email?"],
      },
      sent: { shows: ["Sent again."], offers: ["Go To login", "Wrong email?"] },
      // ONBOARD-M13
      correcting: {
        shows: ["The mail goes there"],
        offers: ["Email", "Correct the email", "Leave it as it is"],
      },
      storing: { shows: ["The mail goes there"], offers: ["Stop"] },
    },
    person: {
      "mail.requested": press("send it again"),
      "mail.cancelled": press("stop sending it again"),
      "correction.begun": press("Wrong email?"),
      "email.corrected": press("Correct the email"),
      "correction.cancelled": press(/^(Stop|Leave it as it is)$/),
      "page.left": press("Go To login"),
    },
    // the field for the right e-mail is in place of the way to the sign-in (ONBOARD-M13)
    allows: (snapshot, { type }) =>
      type !== "page.left" || !(snapshot.matches("correcting") || snapshot.matches("storing")),
  }));

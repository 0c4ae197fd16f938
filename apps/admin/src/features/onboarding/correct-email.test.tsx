import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import type {
  OnboardingCorrected,
  OnboardingCorrection,
} from "@marquee/domain/onboarding/sign-up.schema";
import { exampleOnboarded } from "@marquee/machines/fixtures/example-sign-up";
import { signedUpMachine } from "@marquee/machines/onboarding/signed-up.machine";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { renderScreen } from "../../testing/render-screen.tsx";
import { CorrectEmail } from "./correct-email.tsx";

/** The field of the last page, with what it sent; the password is empty after a reload. */
async function openCorrection(password: string) {
  const sent: OnboardingCorrection[] = [];
  const machine = signedUpMachine.provide({
    actors: {
      correctEmail: fromPromise<OnboardingCorrected, OnboardingCorrection>(({ input }) => {
        sent.push(input);
        return Promise.resolve({ email: input.email, mail: "verification" });
      }),
    },
  });
  const onboarded = { ...exampleOnboarded, email: "noor@wrong.test" };
  const actor = createActor(machine, { input: { onboarded, password } }).start();
  actor.send({ type: "correction.begun" });
  await renderScreen(<CorrectEmail actor={actor} />);
  return sent;
}

const correct = () => userEvent.click(screen.getByRole("button", { name: "Correct the email" }));

it("[ONBOARD-M14] asks for the password once more after a reload, and says what it needs", async () => {
  const sent = await openCorrection("");
  await correct();
  expect(screen.queryByText(messages.passwordMissing)).not.toBeNull();
  await userEvent.type(screen.getByLabelText(/^Password/), "short");
  await correct();
  expect(screen.queryByText(messages.passwordWeak)).not.toBeNull();
  await userEvent.type(screen.getByLabelText(/^Password/), "-no-more");
  await correct();
  expect(sent).toEqual([{ companyId: "c1", email: "noor@wrong.test", password: "short-no-more" }]);
});

it("[ONBOARD-M13] sends the password that was typed before, and asks for none", async () => {
  const sent = await openCorrection("a-good-one");
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await correct();
  expect(sent).toEqual([{ companyId: "c1", email: "noor@wrong.test", password: "a-good-one" }]);
});

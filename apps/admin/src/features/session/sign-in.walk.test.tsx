import { it, beforeAll } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { press, typeInto } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import type { SignInFormProps } from "./sign-in-form.tsx";
import { SignInPanel } from "./sign-in-panel.tsx";

beforeAll(() =>
  Promise.all([import("@marquee/ui/feedback/success-panel.tsx"), import("./code-form.tsx")]),
);

const SITES = { CA: "CanadaCA", US: "United StatesUS" };

it("[MACH-C10] [MACH-C11] signing in shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("signIn", {
    render: screenOf<SignInFormProps["actor"]>(async (actor) => {
      await renderScreen(<SignInPanel actor={actor} embedded={false} />);
    }),
    states: {
      // SIGNIN-M2, SIGNIN-M6
      editing: {
        shows: ["Sign in"],
        hides: ["Welcome"],
        offers: ["Email", "Password", "SIGN IN", SITES.CA, SITES.US],
        mayOffer: ["Show password"],
      },
      // SIGNIN-M1: no second submit; SIGNIN-M4: it can be cancelled
      checkingIdentity: { shows: ["Sign in"], offers: ["Cancel"], mayOffer: ["Show password"] },
      // SIGNIN-M9 to SIGNIN-M11
      askingCode: {
        shows: ["Enter your code"],
        hides: ["Password"],
        offers: ["Code", "Continue", "Cancel"],
      },
      checkingCode: { shows: ["Enter your code"], offers: ["Cancel"] },
      lookingUpUser: { shows: ["Sign in"], offers: ["Cancel"], mayOffer: ["Show password"] },
      withdrawing: { shows: ["Sign in"], offers: ["Cancel"], mayOffer: ["Show password"] },
      // SIGNIN-M5
      welcoming: { shows: ["Welcome, Nadia", "You are signed in."], offers: ["Go now"] },
    },
    person: {
      "email.changed": typeInto("Email", ({ email }) => String(email)),
      "password.changed": typeInto("Password", ({ password }) => String(password)),
      "site.chosen": () => press(SITES.US)(),
      "signIn.submitted": press("SIGN IN"),
      "code.changed": typeInto("Code", ({ code }) => String(code)),
      "code.submitted": press("Continue"),
      "signIn.cancelled": press("Cancel"),
      "redirect.now": press("Go now"),
    },
    allows: ({ context }, event) =>
      !(event.type === "email.changed" && context.email === event["email"]) &&
      !(event.type === "password.changed" && context.password === event["password"]) &&
      !(event.type === "code.changed" && context.code === event["code"]) &&
      !(event.type === "site.chosen" && context.site === "US"),
  }));

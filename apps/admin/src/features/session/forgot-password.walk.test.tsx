import { it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { press, typeInto } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { ForgotPasswordForm, type ForgotPasswordFormProps } from "./forgot-password-form.tsx";

it("[MACH-C10] [MACH-C11] a forgotten password shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("forgotPassword", {
    render: screenOf<ForgotPasswordFormProps["actor"]>(async (actor) => {
      await renderScreen(<ForgotPasswordForm actor={actor} />);
    }),
    states: {
      // FORGOT-M1, FORGOT-M3
      editing: {
        shows: ["Forgot password"],
        hides: ["Check your inbox"],
        offers: ["Email", "Submit"],
        mayOffer: ["Back to sign in"],
      },
      // FORGOT-M2: no second mail; FORGOT-M4: it can be cancelled
      sending: { shows: ["Forgot password"], offers: ["Email", "Cancel"] },
      sent: {
        shows: ["Check your inbox/spam folder for further instruction"],
        offers: [],
        mayOffer: ["Go For Login"],
      },
    },
    person: {
      "email.changed": typeInto("Email", ({ email }) => String(email)),
      "reset.submitted": press("Submit"),
      "reset.cancelled": press("Cancel"),
    },
    leads: { "reset.cancelled": { offers: ["Submit"] } },
    allows: ({ context }, event) =>
      !(event.type === "email.changed" && context.email === event["email"]),
  }));

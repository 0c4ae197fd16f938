import { it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { press, typeInto } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { SecondFactorDialog, type SecondFactorDialogProps } from "./second-factor-dialog.tsx";

const QUIET = ["Show password", "Close"];

it("[MACH-C10] [MACH-C11] setting an app up and removing it show and offer what they must in every state, and every transition can be taken", () =>
  walkScreen("secondFactor", {
    render: screenOf<SecondFactorDialogProps["actor"]>(async (actor) => {
      await renderScreen(
        // what had the focus when it was opened
        <div tabIndex={-1} ref={(element) => element?.focus()}>
          <SecondFactorDialog actor={actor} onClose={() => {}} />
        </div>,
      );
    }),
    states: {
      // FACTOR-M1
      confirming: {
        shows: ["Password"],
        offers: ["Password", "Cancel"],
        mayOffer: [...QUIET, "Code", "Continue", "Remove"],
      },
      checking: { shows: ["Password"], offers: ["Cancel"], mayOffer: QUIET },
      beginning: { shows: ["Password"], offers: ["Cancel"], mayOffer: QUIET },
      // FACTOR-M3, SESSION-C3
      scanning: {
        shows: ["Scan the picture", "ABCD EFGH"],
        offers: ["Code", "Turn on", "Cancel"],
        mayOffer: QUIET,
      },
      finishing: { shows: ["ABCD EFGH"], offers: ["Cancel"], mayOffer: QUIET },
      removing: { shows: ["Remove two-factor sign-in"], offers: ["Cancel"], mayOffer: QUIET },
    },
    person: {
      "password.changed": typeInto("Password", ({ password }) => String(password)),
      "code.changed": typeInto("Code", ({ code }) => String(code)),
      "signIn.confirmed": press(/^(Continue|Remove)$/),
      "code.submitted": press("Turn on"),
      "factor.cancelled": press("Cancel"),
    },
    allows: ({ context, value }, event) =>
      !(event.type === "password.changed" && context.password === event["password"]) &&
      !(event.type === "code.changed" && context.code === event["code"]) &&
      !(event.type === "code.changed" && value === "confirming" && context.purpose === "setUp"),
    effects: { refresh: () => {}, notify: () => {} },
  }));

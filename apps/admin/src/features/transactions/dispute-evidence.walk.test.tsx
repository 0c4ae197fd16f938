import { disputeMessages } from "@marquee/domain/disputes/messages";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import { beforeAll, it } from "vitest";
import { exampleDisputeDetails } from "../../testing/example-dispute-details.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { press, typeInto } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { DisputeScreen } from "./dispute-screen.tsx";

serveCalls(({ pathname }) =>
  pathname === "/api/disputes/d1"
    ? dataResponse({ ...exampleDisputeDetails, dueBy: null })
    : listResponse([]),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const TEXT = "In our words goes to the bank as it is";
const SUBMIT = "Submit to the bank";
const QUESTION = "Do you want to submit this evidence to the bank?";
const ACCEPT = "Accept the dispute";
const writing = [TEXT, ACCEPT, SUBMIT];

it("[MACH-C10] [MACH-C11] [DISPUTE-M2] [DISPUTE-M3] [DISPUTE-M4] the evidence of a dispute shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("disputeEvidence", {
    render: [
      async () => {
        await renderScreen(
          <>
            <DisputeScreen />
            <Toasts toaster={toaster} />
          </>,
          { at: "/home/transactions/dispute?id=d1", user: { ...MERCHANT, isMaster: "Y" } },
        );
      },
    ],
    states: {
      editing: ({ context }) => ({
        shows: context.issue === null ? ["In our words"] : [disputeMessages.evidenceMissing],
        hides: [QUESTION],
        offers: writing,
        mayOffer: [/./],
      }),
      waiting: { shows: ["Unsaved changes"], hides: [QUESTION], offers: writing, mayOffer: [/./] },
      saving: { shows: ["Saving the draft"], offers: [TEXT], mayOffer: [/./] },
      unsaved: {
        shows: ["The draft is not saved", "No answer"],
        offers: [...writing, "Save again"],
        mayOffer: [/./],
      },
      confirming: {
        shows: [QUESTION, "It is sent once and cannot be added to."],
        offers: ["Submit", "Cancel"],
      },
      submitting: { shows: [QUESTION], offers: ["Cancel"] },
      failed: {
        shows: [QUESTION, "No answer"],
        offers: ["Try again", "Cancel"],
      },
      submitted: {
        shows: [disputeMessages.submitted],
        hides: [QUESTION],
        offers: [],
        mayOffer: [/./],
      },
    },
    person: {
      "text.changed": typeInto(TEXT, ({ text }) => String(text)),
      "save.retried": press("Save again"),
      "submit.requested": press(SUBMIT),
      "submit.confirmed": press(/^(Submit|Try again)$/),
      "submit.cancelled": press("Cancel"),
    },
    elsewhere: ["draft.read"],
    distinguish: ({ context }) => [context.text, context.stored, context.sent],
    // a field that holds a text already is not changed to it
    allows: ({ context }, { type, text }) => type !== "text.changed" || context.text !== text,
  }));

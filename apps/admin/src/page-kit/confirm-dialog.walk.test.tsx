import { render } from "@testing-library/react";
import { beforeAll, it } from "vitest";
import { press } from "../testing/screen-controls.ts";
import { screenOf } from "../testing/screen-starts.ts";
import { walkScreen } from "../testing/walk-screen.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { ConfirmedAction } from "./confirm-question.tsx";

beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

/** The dialog alone, of an action that always asks first, or of one that asks only about several. */
const walkDialog = (id: string, { alwaysAsks }: { readonly alwaysAsks: boolean }) =>
  walkScreen(id, {
    isFull: true,
    render: screenOf<ConfirmedAction<object, unknown>>(
      (actor) =>
        void render(
          <main id="main" tabIndex={-1}>
            <ConfirmDialog
              action={actor}
              question={() => "Do it?"}
              consequence={() => "It is done."}
              confirm="Do it"
            />
          </main>,
        ),
    ),
    states: {
      idle: { shows: [], hides: ["Do it?"], offers: [] },
      // CONFIRM-M1
      confirming: { shows: ["Do it?", "It is done."], offers: ["Do it", "Cancel"] },
      // CONFIRM-M2: no second confirmation; CONFIRM-M4: it can be cancelled; CONFIRM-M5: no dialog if nothing was asked
      running: alwaysAsks
        ? { shows: ["Do it?"], offers: ["Cancel"] }
        : { shows: [], offers: [], mayOffer: ["Cancel"] },
      succeeded: { shows: [], hides: ["Do it?"], offers: [] },
      // CONFIRM-M3
      failed: { shows: ["Do it?", "No answer"], offers: ["Try again", "Cancel"] },
    },
    person: {
      "action.confirmed": press("Do it"),
      "action.cancelled": press("Cancel"),
      "action.retried": press("Try again"),
      "report.dismissed": press("Cancel"),
    },
    elsewhere: ["action.requested"],
    distinguish: ({ context }) => [
      context.waiting.length > 0,
      context.waiting[0]?.items?.length,
      context.subject?.items?.length,
    ],
    // what asks nothing runs without a dialog, and is over in a moment
    allows: ({ context }, { type }) =>
      alwaysAsks || type !== "action.cancelled" || context.subject.items.length > 1,
    exceptions: {
      [`${id}.succeeded|report.dismissed|0`]:
        "A success is reported by a toast, which goes by itself.",
    },
  });

it("[MACH-C10] [MACH-C11] the dialog of any confirmed action shows and offers what it must in every state, and every transition can be taken", () =>
  walkDialog("confirmedAction", { alwaysAsks: true }));

it("[MACH-C10] [MACH-C11] the dialog of an action that asks only about several shows and offers what it must in every state, and every transition can be taken", () =>
  walkDialog("copyOffers", { alwaysAsks: false }));

import { render } from "@testing-library/react";
import { beforeAll, it } from "vitest";
import { press } from "../testing/screen-controls.ts";
import { walkScreen } from "../testing/screen-walk.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { ConfirmedAction } from "./use-confirmed-action.ts";

beforeAll(() => import("../ui/alert-dialog.tsx"));

/** Actions that always ask first, and those that copy: one item is copied at once. */
const ACTIONS = [
  ["confirmedAction", true],
  ["deleteCard", true],
  ["retryStuckPayment", true],
  ["copyOffers", false],
  ["copyProducts", false],
] as const;

it.each(ACTIONS)(
  "[MACH-C10] [MACH-C11] the dialog of %s shows and offers what it must in every state, and every transition can be taken",
  (id, alwaysAsks) =>
    walkScreen(id, {
      render: (actor) =>
        void render(
          <ConfirmDialog
            action={actor as unknown as ConfirmedAction<object, unknown>}
            question={() => "Do it?"}
            consequence={() => "It is done."}
            confirm="Do it"
          />,
        ),
      states: {
        idle: { shows: [], hides: ["Do it?"], offers: [] },
        // CONFIRM-M1
        confirming: { shows: ["Do it?", "It is done."], offers: ["Do it", "Cancel"] },
        // CONFIRM-M2: no second confirmation; CONFIRM-M4: it can be cancelled; CONFIRM-M5: no dialog where nothing was asked
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
        Math.min(context.waiting.length, 1),
        context.subject?.items?.length,
      ],
      // what asks nothing runs without a dialog, and is over in a moment
      allows: ({ context }, { type }) =>
        alwaysAsks || type !== "action.cancelled" || context.subject.items.length > 1,
      exceptions: {
        [`${id}.succeeded|report.dismissed|0`]:
          "A success is reported by a toast, which goes by itself.",
      },
    }),
);

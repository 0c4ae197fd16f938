import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { exampleDifference } from "@marquee/machines/fixtures/example-difference";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../../testing/confirmed-walk.tsx";
import { MERCHANT } from "../../../testing/render-screen.tsx";
import { findOffered, type Control } from "../../../testing/screen-controls.ts";
import { dataResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { DifferencePanel } from "./difference-panel.tsx";
import { useCloseDifference } from "./use-close-difference.tsx";

serveCalls(({ pathname }) =>
  dataResponse(
    pathname.endsWith("/close") ? exampleDifference : { ...exampleDifference, history: [] },
  ),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

/** An opened row, with the question of its note. */
function OpenedRow() {
  const { request, dialog } = useCloseDifference();
  return (
    <>
      <DifferencePanel
        difference={exampleDifference}
        onClose={(difference, note) => request({ difference, note })}
      />
      {dialog}
    </>
  );
}

const closeWithNote = (): Control | null => {
  const field = findOffered("Note");
  const button = findOffered("Close with this note");
  return field && button
    ? async (user) => {
        await user.type(field, "Known.");
        await user.click(button);
      }
    : null;
};

it("[MACH-C10] [MACH-C11] [RECONCILE-M1] closing a difference shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("closeDifference", {
    screen: <OpenedRow />,
    at: "/home/transactions?tab=reconcile",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["Note", "Close with this note"],
    request: closeWithNote,
    question: "Close Other refunds pi_3QyA?",
    confirm: "Close difference",
    success: reconciliationMessages.closed,
    failure: reconciliationMessages.closeFailed,
  }));

import { refundMessages } from "@marquee/domain/refunds/messages";
import { beforeAll, it } from "vitest";
import { refundable } from "../../testing/example-content.ts";
import { leftAfterSaving, onlyCreates, storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { TransactionsScreen } from "./transactions-screen.tsx";

serveCalls(({ pathname }) =>
  pathname === "/api/refunds/t1" ? dataResponse(refundable) : listResponse([]),
);
beforeAll(() => import("./refund-dialog.tsx"));

const values = {
  id: "",
  transactionId: "t1",
  amount: 12.5,
  amountAgain: null,
  reason: "Asked for",
  note: "",
};

it("[MACH-C10] [MACH-C11] [REFUND-M1] the form of a refund shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("refundForm", {
    render: [
      async () => {
        await renderScreen(
          <main id="main" tabIndex={-1}>
            <TransactionsScreen />
          </main>,
          { at: "/home/transactions?refund=t1", user: { ...MERCHANT, isMaster: "Y" } },
        );
      },
    ],
    labels: { note: "Note for the history", reason: "Reason" },
    submit: /^Refund CAD/,
    saved: "Refund requested",
    besides: [/./],
    always: ["Close"],
    ...storedForm(values, ["note", "reason"], refundMessages.reasonMissing),
    ignored: { "editing|save.cancelled": "With nothing to cancel, Cancel closes the dialog." },
    exceptions: { ...leftAfterSaving("refundForm"), ...onlyCreates("refundForm") },
  }));

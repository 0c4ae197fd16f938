import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import { exampleDifference } from "@marquee/machines/fixtures/example-difference";
import { Button } from "@marquee/ui/controls/button.tsx";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import { Link } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { walkConfirmed } from "../../../testing/confirmed-walk.tsx";
import { MERCHANT, renderScreen } from "../../../testing/render-screen.tsx";
import { press } from "../../../testing/screen-controls.ts";
import { dataResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { useCloseDifference } from "./use-close-difference.tsx";

let sent: unknown[] = [];
serveCalls(({ pathname }, body) => {
  const isSettled = pathname.endsWith("/settle");
  if (isSettled) sent.push(body);
  if (pathname.endsWith("/reconciliation")) sent.push("requested");
  return dataResponse({ ...exampleDifference, settledAs: isSettled ? "creditNote" : null });
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

/** What a row offers, with the question of its note. */
function Acts({ of = exampleDifference }: { readonly of?: BookDifference }) {
  const { rowActions, dialog } = useCloseDifference();
  return (
    <>
      {rowActions(of).map(({ label, link, onSelect }) =>
        link === undefined ? (
          <Button key={label} onClick={() => onSelect()}>
            {label}
          </Button>
        ) : (
          <Link key={label} {...link}>
            {label}
          </Link>
        ),
      )}
      {dialog}
    </>
  );
}

it("[MACH-C10] [MACH-C11] [RECONCILE-M1] closing a difference shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("closeDifference", {
    screen: <Acts />,
    at: "/home/transactions?tab=reconcile",
    user: { ...MERCHANT, isMaster: "Y" },
    offered: ["Write a credit note", "Explain"],
    request: press("Explain"),
    question: "Close the difference “Other refunds pi_3QyA”?",
    confirm: "Close difference",
    field: { label: "Note", typed: "Known." },
    success: reconciliationMessages.closed,
    failure: reconciliationMessages.closeFailed,
  }));

it("[RECONCILE-M5] a credit note asks for the note first, sends what was seen once, and is reported", async () => {
  sent = [];
  await renderScreen(
    <>
      <Acts />
      <Toasts toaster={toaster} />
    </>,
    { at: "/home/transactions?tab=reconcile", user: { ...MERCHANT, isMaster: "Y" } },
  );
  await userEvent.click(screen.getByRole("button", { name: "Write a credit note" }));
  expect(await screen.findByText(/Nothing is sent to Stripe/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Write credit note" }));
  expect(await screen.findByText(reconciliationMessages.noteMissing)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText("Note"), "Given back by hand.");
  await userEvent.click(screen.getByRole("button", { name: "Write credit note" }));
  expect(await screen.findByText(reconciliationMessages.credited)).toBeTruthy();
  expect(sent).toEqual([{ settlement: "creditNote", amount: 2.26, note: "Given back by hand." }]);
});

it("[RECONCILE-M5] asks whether to book the fee of a dispute, by the id of the dispute", async () => {
  const fee = { ...exampleDifference, kind: "disputeFee", lineId: "du_7Kp" } as const;
  await renderScreen(<Acts of={{ ...fee, hereAmount: null, thereAmount: 15 }} />, {
    at: "/home/transactions?tab=reconcile",
    user: { ...MERCHANT, isMaster: "Y" },
  });
  await userEvent.click(screen.getByRole("button", { name: "Book the fee" }));
  expect(
    await screen.findByRole("alertdialog", { name: "Book the fee of dispute du_7Kp?" }),
  ).toBeTruthy();
});

it("[RECONCILE-M6] a payment that its provider does not have is asked for again, and reported", async () => {
  sent = [];
  const missing = { ...exampleDifference, kind: "payment", finding: "missingThere" } as const;
  await renderScreen(
    <>
      <Acts of={{ ...missing, paymentType: "PayPal", hereAmount: 10, thereAmount: null }} />
      <Toasts toaster={toaster} />
    </>,
    { at: "/home/transactions?tab=reconcile", user: { ...MERCHANT, isMaster: "Y" } },
  );
  await userEvent.click(screen.getByRole("button", { name: "Ask PayPal again" }));
  expect(await screen.findByText(reconciliationMessages.requested)).toBeTruthy();
  expect(sent).toEqual(["requested"]);
});

it("[RECONCILE-M6] a payout leads to its lines", async () => {
  await renderScreen(<Acts of={{ ...exampleDifference, kind: "payout", lineId: "po_1" }} />, {
    at: "/home/transactions?tab=reconcile",
    user: { ...MERCHANT, isMaster: "Y" },
  });
  expect(screen.getByRole("link", { name: "See its lines" }).getAttribute("href")).toMatch(
    /tab=payouts&q=po_1$/,
  );
});

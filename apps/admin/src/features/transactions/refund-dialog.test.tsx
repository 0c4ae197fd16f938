import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { refundable } from "../../testing/example-content.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { TransactionsScreen } from "./transactions-screen.tsx";

const refund = {
  id: "0".repeat(32),
  transactionId: "t1",
  amount: 12.5,
  reason: "Asked for",
  note: "",
  state: "requested",
  requestedBy: "master@marquee.test",
  requestedOn: "2026-03-02T18:00:00.000Z",
  doneOn: null,
  returnedOn: null,
};

const reads: string[] = [];
let requested = false;
serveCalls(({ pathname }, body) => {
  if (body !== null) {
    requested = true;
    return dataResponse(refund);
  }
  if (pathname !== "/api/refunds/t1") return listResponse([]);
  reads.push(pathname);
  return dataResponse(
    requested ? { ...refundable, obstacle: "A refund of this payment is under way." } : refundable,
  );
});
beforeAll(() => import("./refund-dialog.tsx"));

it("[REFUND-M1] reports the refund also while the payment cannot be refunded because of it", async () => {
  await renderScreen(<TransactionsScreen />, {
    at: "/home/transactions?refund=t1",
    user: { ...MERCHANT, isMaster: "Y" },
  });
  await userEvent.type(await screen.findByLabelText(/^Reason/), "Asked for");
  await userEvent.click(screen.getByRole("button", { name: "Refund CAD 12.50" }));
  await screen.findByText("Refund requested");
  // the list is told of the refund, and reads its payment again
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
  await screen.findByText("Refund requested");
  expect(screen.queryByText("A refund of this payment is under way.")).toBeNull();
});

import { storeMessages } from "@marquee/domain/stores/messages";
import { exampleStore } from "@marquee/machines/fixtures/example-approval";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, serveCalls } from "../../testing/serve-calls.ts";
import { StoreQueue } from "../home/staff-queues.tsx";

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const { id, storeName, code } = exampleStore;
const waiting = {
  id,
  storeName,
  code,
  companyName: "Atelier Boréal",
  street: "1 Water Street",
  city: "Vancouver",
  createdOn: "2026-03-01T18:00:00.000Z",
  offers: 2,
  campaigns: 1,
  changed: false,
};
const FIELD = "What is to be changed";
const QUEUE = <StoreQueue queue={{ total: 1, oldest: waiting.createdOn, rows: [waiting] }} />;

let sent: unknown[] = [];
serveCalls((_url, body) => {
  sent.push(body);
  return dataResponse(exampleStore);
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] [STORE-A11] sending a branch back shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("sendBack", {
    screen: QUEUE,
    user: MASTER,
    offered: ["Send back Gastown"],
    request: press("Send back Gastown"),
    question: "Do you want to send Gastown back?",
    confirm: "Send back",
    field: { label: FIELD, typed: "The unit" },
    success: storeMessages.sentBack,
    failure: storeMessages.sendBackFailed,
  }));

it("[STORE-A11] asks what is to be changed before anything is sent, and sends it", async () => {
  sent = [];
  await renderScreen(QUEUE, { user: MASTER });
  await userEvent.click(screen.getByRole("button", { name: "Send back Gastown" }));
  await userEvent.click(await screen.findByRole("button", { name: "Send back" }));
  expect(await screen.findByText(storeMessages.sendBackReasonMissing)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(FIELD), "The unit");
  await userEvent.click(screen.getByRole("button", { name: "Send back" }));
  await expect.poll(() => sent).toEqual([{ reason: "The unit", seenOn: null }]);
});

import { undeliveredMessages } from "@marquee/domain/undelivered/messages";
import { exampleUndeliveredJob } from "@marquee/machines/fixtures/example-undelivered-job";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { walkConfirmed } from "../../../testing/confirmed-walk.tsx";
import { EVERY_COMPANY } from "../../../testing/every-company.ts";
import { MERCHANT, renderScreen } from "../../../testing/render-screen.tsx";
import { press } from "../../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../../testing/serve-calls.ts";
import { UndeliveredList } from "./undelivered-list.tsx";

const AT = "/home/transactions?tab=undelivered";
const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const ROW = "Correct address Your campaign is paid, to ada@marquee.test";
const LIST = (
  <UndeliveredList
    title="Payment Transactions"
    filter={EVERY_COMPANY}
    counts={{ undelivered: 1 }}
  />
);

let jobs: readonly object[] = [];
let sent: unknown[] = [];
serveCalls(({ pathname }, body) => {
  if (!pathname.endsWith("/correctAddress")) return listResponse(jobs);
  sent.push(body);
  return dataResponse({ jobs: 1 });
});
beforeEach(() => {
  jobs = [exampleUndeliveredJob];
  sent = [];
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] [OUTBOX-A1] sending to a corrected address shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("correctAddress", {
    screen: LIST,
    at: AT,
    user: MASTER,
    offered: [ROW],
    request: press(ROW),
    question: "Send to a corrected address: Your campaign is paid?",
    confirm: "Send",
    field: { label: "Email", typed: "grace@marquee.test" },
    success: undeliveredMessages.sentAgain(1),
    failure: undeliveredMessages.sendFailed,
  }));

it("[OUTBOX-A1] [OUTBOX-A2] begins with the address that was wrong, refuses what is no email, and sends the new one", async () => {
  await renderScreen(LIST, { at: AT, user: MASTER });
  await userEvent.click(await screen.findByRole("button", { name: ROW }));
  const field = await screen.findByLabelText<HTMLInputElement>("Email");
  expect(field.value).toBe("ada@marquee.test");
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(undeliveredMessages.addressMissing)).toBeTruthy();
  await userEvent.type(field, "grace");
  expect(await screen.findByText(undeliveredMessages.addressInvalid)).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(field, "@marquee.test");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await expect.poll(() => sent).toEqual([{ to: "grace@marquee.test" }]);
});

it("[OUTBOX-A3] offers it for no mail that lets its reader in", async () => {
  jobs = [{ ...exampleUndeliveredJob, canChangeAddress: false }];
  await renderScreen(LIST, { at: AT, user: MASTER });
  await screen.findByRole("button", { name: /^Send again Your campaign/ });
  expect(screen.queryByRole("button", { name: ROW })).toBeNull();
});

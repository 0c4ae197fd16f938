import type { Notification } from "@marquee/domain/notifications/notification.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderPanel, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { MailChoice } from "./mail-choice.tsx";

const item = (id: string, name: string, readOn: string | null): Notification => ({
  id,
  kind: "campaignEnds",
  name,
  subject: "k1",
  amount: null,
  createdOn: "2026-03-02T18:00:00.000Z",
  readOn,
});

let items: readonly Notification[] = [];
let marked: unknown[] = [];
let kinds: readonly string[] = [];
let away = false;
beforeEach(() => {
  items = [item("n1", "Spring", null), item("n2", "Winter", "2026-03-01T18:00:00.000Z")];
  marked = [];
  kinds = [];
  away = false;
});

serveCalls(({ pathname }, body) => {
  if (pathname === "/api/notifications")
    return away
      ? refusalResponse({ tag: "Unavailable", message: "Not now.", reference: "r1" }, 503)
      : listResponse(items, { unread: items.filter(({ readOn }) => readOn === null).length });
  if (pathname === "/api/notifications/read") {
    marked.push(body);
    items = items.map((each) => ({ ...each, readOn: each.createdOn }));
    return dataResponse({ unread: 0 });
  }
  if (pathname === "/api/notifications/mail") {
    kinds = (body as { readonly kinds: readonly string[] } | null)?.kinds ?? kinds;
    return dataResponse({ kinds });
  }
  // the campaign that a notification opens
  if (pathname.includes("k1"))
    return refusalResponse({ tag: "NotFound", message: "It is gone.", reference: "r2" }, 404);
  return listResponse([]);
});

const open = async (name: RegExp) => {
  const { router } = await renderPanel("/home/users/manage");
  await userEvent.click(await screen.findByRole("button", { name }));
  return router;
};

describe("the bell", () => {
  it("[NOTE-8] shows how many are unread, and leads to what one chooses, which is read then", async () => {
    const router = await open(/^Notifications, 1 unread$/);
    const list = within(await screen.findByRole("list", { name: "Notifications" }));
    expect(list.getByText("Spring ends tomorrow")).toBeDefined();
    expect(list.getAllByText("Unread:")).toHaveLength(1);
    await userEvent.click(list.getByRole("button", { name: /Spring ends tomorrow/ }));
    expect(router.state.location.pathname).toBe("/home/campaign/manage");
    expect(router.state.location.search).toEqual({ id: "k1" });
    expect(marked).toEqual([{ ids: ["n1"] }]);
    expect(await screen.findByRole("button", { name: "Notifications" })).toBeDefined();
  });

  it("[NOTE-8] marks all as read, by the keyboard alone", async () => {
    await renderPanel("/home/users/manage");
    const bell = await screen.findByRole("button", { name: /^Notifications, 1 unread$/ });
    bell.focus();
    await userEvent.keyboard("{Enter}");
    (await screen.findByRole("button", { name: "Mark all as read" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(marked).toEqual([{ ids: null }]));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("[NOTE-8] says that there is nothing, and why it could not be read", async () => {
    items = [];
    await open(/^Notifications$/);
    expect(await screen.findByText("Nothing yet")).toBeDefined();
  });

  it("[NOTE-8] says why the list could not be read, and reads it again", async () => {
    away = true;
    await open(/^Notifications$/);
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
    away = false;
    await userEvent.click(again);
    expect(await screen.findByText("Spring ends tomorrow")).toBeDefined();
  }, 20_000);
});

it("[NOTE-9] a tick of the profile has one kind mailed at once, and each is off at first", async () => {
  await renderScreen(<MailChoice />, { at: "/home/profile" });
  const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.filter(({ checked }) => checked)).toEqual([]);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "A campaign ends tomorrow" });
  await userEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(kinds).toEqual(["campaignEnds"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "A branch is approved" }));
  await waitFor(() => expect(kinds).toEqual(["campaignEnds", "storeApproved"]));
  await userEvent.click(box);
  await waitFor(() => expect(kinds).toEqual(["storeApproved"]));
});

it("[NOTE-9] [NOTE-10] the profile of a master names what waits for staff alone", async () => {
  await renderScreen(<MailChoice />, { user: { ...MERCHANT, isMaster: "Y" } });
  expect(
    (await screen.findAllByRole("checkbox")).map((box) => box.closest("label")?.textContent),
  ).toEqual([
    "A branch awaits approval",
    "Bills wait, once a day",
    "A payment is stuck",
    "A payment is disputed",
    "A refund fails",
    "Many cards are declined, once an hour",
    "Rows of a delivery are refused, once a day",
  ]);
});

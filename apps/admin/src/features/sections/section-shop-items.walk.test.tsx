import { sectionMessages } from "@marquee/domain/sections/messages";
import type { SectionShopItem } from "@marquee/domain/sections/section.schema";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { Toasts } from "@marquee/ui/feedback/toasts.tsx";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { SectionShopItems } from "./section-shop-items.tsx";

const lamp: SectionShopItem = {
  configurationId: "k1",
  shopId: "gid-1",
  section: "s1",
  sectionName: "The laid table",
  type: "product",
  itemId: "p1",
  itemName: "Lamp",
  companyId: "c1",
  companyName: "Northline",
  storeName: "Portland",
  createdBy: "Maya",
  createdOn: "2026-01-01T12:00:00.000Z",
};

let isRemoved = false;
beforeEach(() => {
  isRemoved = false;
});
serveCalls(({ pathname }, body) => {
  if (!pathname.endsWith("/updateSectionShopItem")) return listResponse(isRemoved ? [] : [lamp]);
  isRemoved = (body as { removed: string }).removed === "Y";
  return dataResponse("Success");
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const master = { ...MERCHANT, isMaster: "Y" } as const;
const list = (
  <SectionShopItems title="In sections" of={{ sectionId: "s1" }} nothing="No item of a shop." />
);

it("[SHOPSECTION-L2] lists what of a shop is in a section, removes it and takes that back", async () => {
  await renderScreen(
    <>
      {list}
      <Toasts toaster={toaster} />
    </>,
    { user: master },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Remove Lamp" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText(sectionMessages.shopItemRemoved)).toBeTruthy();
  expect(await screen.findByText("No item of a shop.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText(sectionMessages.shopItemRestored)).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Lamp" })).toBeTruthy();
});

it("[SHOPSECTION-L2] offers no removal to a merchant, who reads what is theirs", async () => {
  await renderScreen(list, { user: MERCHANT });
  expect(await screen.findByRole("link", { name: "Lamp" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove Lamp" })).toBeNull();
});

it("[MACH-C10] [MACH-C11] removing an item of a shop shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("shopItemRemoval", {
    screen: (
      <SectionShopItems title="In sections" of={{ companyId: "c1" }} nothing="No item of a shop." />
    ),
    user: master,
    offered: [],
    request: press("Remove Lamp"),
    question: "Remove from the section “The laid table”?",
    confirm: "Remove",
    success: sectionMessages.shopItemRemoved,
    failure: sectionMessages.shopItemKept,
  }));

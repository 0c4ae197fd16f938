import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { gastown } from "../../testing/example-branch.ts";
import { MERCHANT, renderPanel } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";

const READER: LoggedUser = { ...MERCHANT, privilegeCode: [] };
const EDITOR: LoggedUser = { ...MERCHANT, privilegeCode: ["ADD_UPDATE_COMPANY"] };

const maple = {
  id: "c1",
  name: "Maple",
  regName: null,
  isShopify: "N",
  logo: null,
  active: "Y",
  countryId: "canada",
  corporationId: "123456",
  website: "https://www.maple.test",
  managerName: "Ines Roy",
  managerMobile: "5145550103",
  managerEmail: "ines@maple.test",
  address1: "3",
  address2: "12 Water Street",
  pincode: "V6B 1A1",
  cityId: "vancouver",
  stateId: "bc",
  regStateId: null,
  createdBy: "Ines",
  createdOn: "2026-03-01T06:00:00.000Z",
  updatedBy: "Ines",
  updatedOn: "2026-03-01T06:00:00.000Z",
  version: 1,
};

beforeEach(() => sessionStorage.clear());
serveCalls(({ pathname }) => {
  if (pathname.includes("getStoreByCompany")) return listResponse([gastown]);
  if (pathname.includes("getAllCompany")) return listResponse([maple]);
  if (/history/i.test(pathname)) return dataResponse([]);
  return /company/i.test(pathname) &&
    pathname.endsWith("/c1") &&
    !/offer|product|campaign|invoice/i.test(pathname)
    ? dataResponse(maple)
    : listResponse([]);
});

describe("the page of a company", () => {
  it("[SCREEN-R1] shows a reader what it is and its branches, and offers nothing", async () => {
    await renderPanel("/home/company/view?id=c1", READER);
    await screen.findByRole("heading", { level: 1, name: "Maple" });
    expect(screen.getByText("123456")).toBeTruthy();
    const branch = await screen.findByRole("link", { name: "Gastown" });
    expect(branch.getAttribute("href")).toContain("/home/branches/view?id=s1");
    expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  });

  it("[SCREEN-R3] opens its form by E", async () => {
    const { router } = await renderPanel("/home/company/view?id=c1", EDITOR);
    await screen.findByRole("heading", { level: 1, name: "Maple" });
    await userEvent.keyboard("e");
    await waitFor(() =>
      expect(router.state.location.href).toContain("/home/company/AddCompany?id=c1"),
    );
  });

  it("[SCREEN-R1] is opened from above the stores of the company that is chosen", async () => {
    const { router } = await renderPanel("/home/company", READER);
    const stores = await screen.findByRole("region", { name: "Maple Stores" });
    await userEvent.click(within(stores).getByRole("link", { name: "Read Maple" }));
    await waitFor(() => expect(router.state.location.href).toContain("/home/company/view?id=c1"));
  });
});

import type { Company } from "@marquee/domain/companies/company.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseSite } from "../../session/site.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CompaniesScreen } from "./companies-screen.tsx";

const company = (id: string, name: string, more: Partial<Company> = {}): Company => ({
  id,
  name,
  regName: null,
  isShopify: "N",
  logo: null,
  active: "Y",
  countryId: "canada",
  stateId: "qc",
  stores: 1,
  pendingStores: 0,
  ...more,
});
const COMPANIES = [
  company("c1", "Maple", { regName: "Maple inc.", stores: 3, pendingStores: 1 }),
  company("c2", "Northline", { regStateId: "on" }),
];
const STATES = [
  { id: "qc", name: "Quebec", countryId: "canada" },
  { id: "on", name: "Ontario", countryId: "canada" },
];

serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/states/")) return listResponse(STATES);
  const id = /getStoreByCompany\/(\w+)/.exec(pathname)?.[1];
  if (id !== undefined)
    return listResponse([
      { id: `s-${id}`, code: "B", storeName: `Store of ${id}`, marketPlace: [], isApprove: "Y" },
    ]);
  if (!pathname.includes("/getAllCompany/")) return listResponse([]);
  const q = searchParams.get("q")?.toLowerCase() ?? "";
  return listResponse(COMPANIES.filter(({ name }) => name.toLowerCase().includes(q)));
});
beforeEach(() => chooseSite("CA"));

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const open = (at = "", user: typeof MERCHANT = MASTER) =>
  renderScreen(<CompaniesScreen />, { at: `/home/company${at}`, user });
const upper = async () => within(await screen.findByRole("region", { name: "Companies" }));
const lower = async (name: string) =>
  within(await screen.findByRole("region", { name: `${name} Stores` }));

describe("the companies", () => {
  it("[COMPANY-S1] are listed with logo, name, stores, register name, and Edit for who may", async () => {
    await open();
    const list = await upper();
    expect(await list.findByText("Maple inc.")).toBeTruthy();
    expect(list.getByText("3 stores")).toBeTruthy();
    expect(list.getByText("1 pending")).toBeTruthy();
    expect(list.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Logo",
      "Name",
      "Register Name",
      "Action",
    ]);
    expect(list.getByRole("button", { name: "Edit Northline" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Add Company" })).toBeTruthy();
  });

  it.each([
    ["who may edit companies", ["ADD_UPDATE_COMPANY"], "Edit Maple", true],
    ["who may change logos alone", ["CAN_ADD_UPDATE"], "Edit Logo Maple", false],
    ["who may change nothing", [], null, false],
  ] as const)("[COMPANY-S1] offer %s what they may", async (_, codes, label, adds) => {
    await open("", { ...MERCHANT, privilegeCode: [...codes] });
    const list = await upper();
    await list.findByText("Maple");
    const buttons = list.queryAllByRole("button", { name: /^Edit.* Maple$/ });
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(
      label === null ? [] : [label],
    );
    expect(screen.queryByRole("link", { name: "Add Company" }) !== null).toBe(adds);
  });

  it("[COMPANY-S2] have their register state on the site of the United States alone", async () => {
    chooseSite("US");
    await open();
    const list = await upper();
    expect(await list.findByText("Ontario")).toBeTruthy();
    expect(list.getByRole("columnheader", { name: "Register State" })).toBeTruthy();
  });

  it("[COMPANY-S3] show the stores of the first below, and of the one that is chosen", async () => {
    const { router } = await open("?sort=-name");
    expect(await (await lower("Maple")).findByText("Store of c1")).toBeTruthy();
    await userEvent.click(await (await upper()).findByRole("link", { name: /^Northline/ }));
    expect(await (await lower("Northline")).findByText("Store of c2")).toBeTruthy();
    expect(router.state.location.search).toEqual({ sort: "-name", company: "c2" });
    const current = (await upper())
      .getAllByRole("row")
      .filter((row) => row.getAttribute("aria-current") === "true");
    expect(current.map((row) => row.textContent)).toEqual([expect.stringContaining("Northline")]);
  });

  it("[COMPANY-S7] lead to the form of another store of the chosen one, or of one that is chosen then", async () => {
    const { router } = await open("?company=c2");
    await userEvent.click(await screen.findByRole("button", { name: "Add More Store/Branch" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect((await dialog.findByRole("combobox")).getAttribute("value")).toBe("Northline");
    await userEvent.click(dialog.getByRole("combobox"));
    await userEvent.click(await screen.findByRole("option", { name: "Maple" }));
    await userEvent.click(dialog.getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(router.state.location.href).toContain("/home/company/store?company=c1"),
    );
  });

  it("[COMPANY-S7] offer no store to who may not add one", async () => {
    await open("", { ...MERCHANT, privilegeCode: [] });
    await (await upper()).findByText("Maple");
    expect(screen.queryByRole("button", { name: "Add More Store/Branch" })).toBeNull();
  });

  it("[COMPANY-S3] are searched apart from the stores, and a search that finds none leaves those", async () => {
    const { router } = await open();
    const stores = await lower("Maple");
    await userEvent.type(await stores.findByRole("searchbox"), "oak");
    await waitFor(() => expect(router.state.location.search).toEqual({ storesQ: "oak" }));
    await userEvent.type((await upper()).getByRole("searchbox"), "zzz");
    expect(await screen.findByRole("button", { name: "Clear filters" })).toBeTruthy();
    expect(await (await lower("Maple")).findByText("Store of c1")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Add More Store/Branch" })).toBeTruthy();
  });
});

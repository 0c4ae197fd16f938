import { SITE_KEY } from "@marquee/domain/sites/site";
import { emptyStore } from "@marquee/domain/stores/store-draft";
import type { StoreDetails } from "@marquee/domain/stores/store.schema";
import { exampleBranch } from "@marquee/machines/fixtures/example-branch";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { personalKey } from "../../session/personal-key.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { StoreWizardScreen } from "./store-wizard-screen.tsx";

const company = {
  id: "c1",
  name: "Maple",
  corporationId: "",
  website: "https://maple.test",
  logo: null,
  countryId: "canada",
} as const;
const stored = { ...emptyStore("s1", company, "CA"), ...exampleBranch, version: 3 };
const sent: { readonly path: string; readonly body: unknown }[] = [];
let taken: readonly string[] = [];
let sentBack: StoreDetails["sentBack"] = null;

serveCalls(({ pathname }, body) => {
  if (pathname.startsWith("/api/getCompanyById")) return dataResponse(company);
  if (pathname.startsWith("/api/stores/getStoreById"))
    return dataResponse({ ...stored, isApprove: "N", sentBack });
  if (pathname.startsWith("/api/stores/checkBranchExist"))
    return dataResponse(taken.includes(pathname.split("/")[4] ?? ""));
  if (/\/(addStoreOnly|updateStore)\//.test(pathname)) {
    sent.push({ path: pathname.split("/")[3] ?? "", body });
    return dataResponse({ ...stored, isApprove: "N", sentBack, version: 4 });
  }
  if (pathname.includes("mainCategoriesList"))
    return listResponse([{ id: "home", name: "Home", root: "Y", maincategories: ["home"] }]);
  return listResponse([]);
});
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  taken = [];
  sentBack = null;
});

const open = (query: string) =>
  renderScreen(<StoreWizardScreen />, {
    at: `/home/company/store?${query}`,
    user: { ...MERCHANT, privilegeCode: ["CAN_ADD_UPDATE"] },
  });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const step = (name: string) => screen.findByRole("heading", { level: 1, name });

/** Where this tab stores what the merchant types of a new branch of a company. */
const typedAt = (companyId: string) => personalKey(MERCHANT.email, `branch ${companyId}`);

describe("the wizard of a branch", () => {
  it("[STORE-W2] [STORE-C4] keeps everything through Next and Back, and shows what is the company's", async () => {
    await open("company=c1");
    await step("Store Info");
    expect(screen.getByText("https://maple.test")).toBeTruthy();
    expect(screen.queryByLabelText("Website URL")).toBeNull();
    await userEvent.type(screen.getByLabelText("Store name"), "Gastown");
    await press("Next");
    await step("Category");
    await press("Back");
    await step("Store Info");
    expect(screen.getByLabelText("Store name")).toHaveProperty("value", "Gastown");
  });

  it("[STORE-W7] opens the step that was left after a reload, with everything typed, and forgets it with the page", async () => {
    await open("company=c1");
    await step("Store Info");
    expect(screen.getByText("Kept in this tab as you type")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("Store name"), "Gastown");
    await press("Next");
    await step("Category");
    // the company is shown in every step
    expect(screen.getByText("https://maple.test")).toBeTruthy();
    const stored = sessionStorage.getItem(typedAt("c1")) ?? "";
    cleanup();
    expect(sessionStorage.getItem(typedAt("c1"))).toBeNull();
    // a reload ends the page without that
    sessionStorage.setItem(typedAt("c1"), stored);
    await open("company=c1");
    await step("Category");
    await press("Back");
    await step("Store Info");
    expect(screen.getByLabelText("Store name")).toHaveProperty("value", "Gastown");
    cleanup();
    sessionStorage.setItem(typedAt("c9"), stored);
    await open("company=c1");
    await step("Store Info");
    expect(screen.getByLabelText("Store name")).toHaveProperty("value", "");
  });

  it("[STORE-A12] says in each step what is to be changed of a branch that was sent back", async () => {
    sentBack = { reason: "The address has no unit.", by: "Maya", on: "2026-11-28T06:54:00.000Z" };
    await open("id=s1");
    await step("Store Info");
    expect(await screen.findByText("Sent back on 2026/11/28 12:54 AM")).toBeTruthy();
    await press("Next");
    await step("Category");
    expect(screen.getByText("The address has no unit.")).toBeTruthy();
  });

  it("[STORE-A12] says after a save that changed nothing that the branch stays sent back", async () => {
    sentBack = { reason: "The address has no unit.", by: "Maya", on: "2026-11-28T06:54:00.000Z" };
    await open("id=s1");
    for (const name of ["Store Info", "Category", "Store/Branch Address"]) {
      await step(name);
      await press("Next");
    }
    await step("Personal Info");
    await press("Submit");
    expect(await screen.findByText("Store saved")).toBeTruthy();
    expect(screen.getByText(/stays sent back: nothing of it was changed\.$/)).toBeTruthy();
  });

  it("[STORE-W7] opens a stored branch with what was typed of it before a reload, over what is stored", async () => {
    await open("id=s1");
    await step("Store Info");
    await userEvent.type(screen.getByLabelText("Store name"), " North");
    const key = personalKey(MERCHANT.email, "branch s1");
    const typed = sessionStorage.getItem(key) ?? "";
    cleanup();
    expect(sessionStorage.getItem(key)).toBeNull();
    sessionStorage.setItem(key, typed);
    await open("id=s1");
    await step("Store Info");
    expect(screen.getByLabelText("Store name")).toHaveProperty(
      "value",
      `${stored.storeName} North`,
    );
  });

  it("[STORE-C3] ticks the market place of the company's country, whatever the site", async () => {
    localStorage.setItem(SITE_KEY, "US");
    await open("company=c1");
    await step("Store Info");
    expect(screen.getByRole("checkbox", { name: "Canada" })).toHaveProperty("checked", true);
    expect(screen.getByRole("checkbox", { name: "United States" })).toHaveProperty(
      "checked",
      false,
    );
    localStorage.removeItem(SITE_KEY);
  });

  it("[STORE-W2] [STORE-W3] goes on only with what the step needs, and says it on the map", async () => {
    await open("company=c1");
    await step("Store Info");
    const map = within(screen.getByRole("complementary", { name: "Steps" }));
    expect(map.queryByText("Please enter Store name")).toBeNull();
    await press("Next");
    expect(await screen.findByText("Please enter Store name")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Store name"));
    await userEvent.type(screen.getByLabelText("Store name"), "Gastown");
    expect(map.getByText("Nothing missing")).toBeTruthy();
  });

  it("[STORE-W4] says that a branch name is taken while it is typed; its own name is not", async () => {
    taken = ["MTL-01", exampleBranch.code];
    await open("id=s1");
    await step("Store Info");
    const name = screen.getByLabelText("Branch name");
    await userEvent.clear(name);
    await userEvent.type(name, "MTL-01");
    await screen.findByText("Branch code already exist for this company");
    await userEvent.clear(name);
    await userEvent.type(name, exampleBranch.code.toLowerCase());
    await press("Next");
    await step("Category");
  });

  it("[STORE-W3] [STORE-W5] [STORE-U2] saves a stored branch from any step, its registered address as it is", async () => {
    const { router } = await open("id=s1");
    await step("Store Info");
    await press(/^Store\/Branch Address/);
    await step("Store/Branch Address");
    expect(screen.getByText(/It cannot be edited after saving/)).toBeTruthy();
    expect(screen.queryByLabelText("Unit")).toBeNull();
    await press("Next");
    await step("Personal Info");
    await userEvent.type(screen.getByLabelText("Owner/manager name"), " the second");
    await press("Submit");
    await screen.findByText("Store saved");
    expect(sent).toMatchObject([
      { path: "updateStore", body: { id: "s1", managerName: "Nadia Fortin the second" } },
    ]);
    await press("Go now");
    await waitFor(() => expect(router.state.location.pathname).toBe("/home/company"));
  });
});

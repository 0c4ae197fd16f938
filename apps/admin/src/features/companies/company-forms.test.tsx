import { emptyCompany } from "@marquee/domain/companies/company-draft";
import { companyMessages } from "@marquee/domain/companies/messages";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CompanyFormScreen } from "./company-form-screen.tsx";
import { CompanyLogoScreen } from "./company-logo-screen.tsx";

const stored = {
  ...emptyCompany("0f8fad5bd9cb469fa16570867728950e", "CA"),
  name: "Maple",
  logo: `/images/companies/${"a".repeat(32)}.webp`,
};

const northline = { ...stored, id: "n1", name: "Northline" };

serveCalls(({ pathname, searchParams }) => {
  if (pathname.includes("/getCompanyById/")) return dataResponse({ ...stored, version: 1 });
  if (pathname.includes("/checkCompanyExist/"))
    return dataResponse(/northline/i.test(decodeURIComponent(pathname)));
  if (pathname.includes("/getAllCompany/")) {
    const named = searchParams.get("name");
    // among more companies than a list holds, it is found by its name alone
    return listResponse(named === null ? [stored] : /northline/i.test(named) ? [northline] : []);
  }
  return listResponse([]);
});

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const EDITOR = { ...MERCHANT, privilegeCode: ["ADD_UPDATE_COMPANY", "CAN_ADD_UPDATE"] };
const open = (at = "", user: typeof MERCHANT = MASTER) =>
  renderScreen(<CompanyFormScreen />, { at: `/home/company/AddCompany${at}`, user });
const name = () => screen.findByRole("textbox", { name: "Business name" });

describe("the company form", () => {
  it("[COMPANY-S4] shows when its name is left that another company has it, and leads there", async () => {
    await open();
    await userEvent.type(await name(), " northLINE");
    expect(screen.queryByText(companyMessages.nameTaken)).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText(companyMessages.nameTaken)).toBeTruthy();
    const link = await screen.findByRole("link", { name: "Open Northline" });
    expect(link.getAttribute("href")).toContain("AddCompany?id=n1");
    await userEvent.type(await name(), "s");
    await waitFor(() => expect(screen.queryByText(companyMessages.nameTaken)).toBeNull());
  });

  it("[COMPANY-S4] asks nothing about the name that the company has", async () => {
    await open(`?id=${stored.id}`);
    await waitFor(async () => expect((await name()).getAttribute("value")).toBe("Maple"));
    await userEvent.click(await name());
    await userEvent.tab();
    expect(screen.queryByText(companyMessages.nameTaken)).toBeNull();
  });

  it("[COMPANY-C5] has register name and state for a master alone", async () => {
    await open();
    expect(await screen.findByRole("textbox", { name: "Register name" })).toBeTruthy();
    await open("", EDITOR);
    expect((await screen.findAllByRole("textbox", { name: "Register name" })).length).toBe(1);
  });

  it("[COMPANY-S6] tells who does not act across companies that they stay in their own", async () => {
    await open("", EDITOR);
    expect(await screen.findByText(companyMessages.addedBesideOwn)).toBeTruthy();
  });
});

describe("the logo form", () => {
  const openLogo = (at: string, user: typeof MERCHANT = MASTER) =>
    renderScreen(<CompanyLogoScreen />, { at: `/home/company/AddLogo${at}`, user });

  it("[COMPANY-L1] [COMPANY-S5] shows the logo there is, wants another, and has nothing else to edit", async () => {
    await openLogo(`?id=${stored.id}`, { ...MERCHANT, privilegeCode: ["CAN_ADD_UPDATE"] });
    expect(await screen.findByRole("img", { name: "The logo of Maple" })).toBeTruthy();
    expect(screen.queryAllByRole("textbox")).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Submit" }));
    expect((await screen.findAllByText("Please select logo for update")).length).toBeGreaterThan(0);
  });

  it("[COMPANY-S5] names the way to it if no company is named, and why a user may not add one", async () => {
    await openLogo("");
    expect(await screen.findByText("No company is named here")).toBeTruthy();
    await openLogo(`?id=${stored.id}`, { ...MERCHANT, privilegeCode: [] });
    expect(
      await screen.findByText(/^Only a master user, an agent user or .* change the logo/),
    ).toBeTruthy();
  });
});

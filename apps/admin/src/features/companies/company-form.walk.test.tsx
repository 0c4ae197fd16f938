import { emptyCompany } from "@marquee/domain/companies/company-draft";
import { it } from "vitest";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CompanyFormScreen } from "./company-form-screen.tsx";

const stored = {
  ...emptyCompany("0f8fad5bd9cb469fa16570867728950e", "CA"),
  name: "Maple",
  stateId: "qc",
  cityId: "montreal",
  pincode: "H2X 1Y4",
  address1: "4",
  address2: "Rue 1",
};

serveCalls(({ pathname }) => {
  if (pathname.includes("/getCompanyById/")) return dataResponse({ ...stored, version: 1 });
  return pathname.includes("/checkCompanyExist/") ? dataResponse(false) : listResponse([]);
});

const open = (query: string) => async () => {
  await renderScreen(<CompanyFormScreen />, {
    at: `/home/company/AddCompany${query}`,
    user: { ...MERCHANT, isMaster: "Y" },
  });
};

it("[MACH-C10] [MACH-C11] the company form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("companyForm", {
    render: [open(`?id=${stored.id}`), open("")],
    labels: { name: "Business name", address2: "Street address" },
    submit: "Submit",
    saved: /Company (saved|added)/,
    besides: [/./],
    ...storedForm(stored, ["name", "address2"], "Please enter street address"),
    exceptions: leftAfterSaving("companyForm"),
  }));

import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { type CompanyForm, companyLogoRules, companyRules } from "./company-rules.ts";

const full: CompanyForm = {
  name: "Atelier Inc.",
  countryId: "canada",
  stateId: "qc",
  cityId: "montreal",
  pincode: "H2X 1Y4",
  address1: "4",
  address2: "Rue 1",
  website: "",
  managerEmail: "",
  managerMobile: "",
};
const messages = (
  change: Partial<CompanyForm>,
  taken?: readonly string[],
  stored: CompanyForm | null = null,
) =>
  ruleIssues(companyRules, { ...full, ...change }, { taken, stored }).map(({ message }) => message);

describe("the company form", () => {
  it.each<readonly [string, Partial<CompanyForm>, string]>([
    ["[COMPANY-V1] wants a name", { name: " " }, "Please enter company name"],
    ["[COMPANY-V2] wants a country", { countryId: "" }, "Please select country"],
    ["[COMPANY-V3] wants a province", { stateId: "" }, "Please select province"],
    ["[COMPANY-V4] wants a city", { cityId: "" }, "Please select city"],
    ["[COMPANY-V5] wants a postal code", { pincode: "" }, "Please enter postal code"],
    ["[COMPANY-V6] wants a unit", { address1: "" }, "Please enter unit"],
    ["[COMPANY-V7] wants a street", { address2: "" }, "Please enter street address"],
  ])("%s", (_, change, message) => {
    expect(messages({})).toEqual([]);
    expect(messages(change)).toEqual([message]);
  });
  it("[COMPANY-V8] says that another company has the name", () => {
    expect(messages({}, ["name"])).toEqual(["Company name already exist"]);
    expect(messages({ name: "" }, ["name"])).toEqual(["Please enter company name"]);
  });
});

describe("how a company is written", () => {
  it("[COMPANY-V9] wants a postal code as its country writes it, however it was pasted", () => {
    for (const pincode of ["H2X 1Y4", "h2x1y4", "H2X\u00A01Y4", "H2X\u20131Y4"])
      expect(messages({ pincode })).toEqual([]);
    expect(messages({ pincode: "ABC" })).toEqual(["Please enter valid postal code"]);
    expect(messages({ countryId: "US", pincode: "ABC" })).toEqual(["Please enter valid ZIP code"]);
  });
  it("[COMPANY-V10] [COMPANY-V11] [COMPANY-V12] wants a website, an e-mail and a mobile number that are ones", () => {
    expect(messages({ website: "javascript:alert(1)" })).toEqual(["Please enter valid URL"]);
    expect(messages({ managerEmail: "noor" })).toEqual(["Please enter valid email address."]);
    expect(messages({ managerMobile: "12" })).toEqual(["Please enter valid mobile number."]);
  });
  it("[FORM-E8] takes what stays as it is stored, and not the same typed anew", () => {
    const old = { ...full, pincode: "ABC", website: "javascript:alert(1)" };
    expect(messages({ ...old, name: "Renamed" }, [], old)).toEqual([]);
    expect(messages({ ...old, countryId: "US" }, [], old)).toEqual(["Please enter valid ZIP code"]);
    expect(messages({ ...old, pincode: "ABD" }, [], old)).toEqual([
      "Please enter valid postal code",
    ]);
  });
});

describe("the logo form", () => {
  it("[COMPANY-L1] wants a logo", () => {
    const broken = (logo: string | null) =>
      ruleIssues(companyLogoRules, { logo }, undefined).map(({ message }) => message);
    expect(broken("/images/companies/a.webp")).toEqual([]);
    for (const none of [null, ""]) expect(broken(none)).toEqual(["Please select logo for update"]);
  });
});

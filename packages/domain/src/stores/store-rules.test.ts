import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { type AddressForm, addressRules } from "./address-rules.ts";
import { type BranchForm, branchRules } from "./branch-rules.ts";
import { storePolicyRules } from "./store-policy-rules.ts";

const address: AddressForm = {
  countryId: "canada",
  stateId: "qc",
  cityId: "montreal",
  pincode: "H2X 1Y4",
  address1: "4",
  address2: "Rue 1",
  isphysical: "N",
  isSameAddress: "",
};

describe("the address of a branch", () => {
  const messages = (change: Partial<AddressForm>) =>
    ruleIssues(addressRules, { ...address, ...change }, undefined).map(({ message }) => message);
  it.each<readonly [string, Partial<AddressForm>, string]>([
    ["[ADDRESS-V1] wants a country", { countryId: "" }, "Please select country"],
    ["[ADDRESS-V2] wants a state or province", { stateId: "" }, "Please select province"],
    ["[ADDRESS-V3] wants a city", { cityId: "" }, "Please select city"],
    ["[ADDRESS-V4] wants a postal code", { pincode: "" }, "Please enter postal code"],
    ["[ADDRESS-V5] wants a unit", { address1: "" }, "Please enter unit"],
    ["[ADDRESS-V6] wants a street", { address2: "" }, "Please enter street address"],
    [
      "[ADDRESS-V7] wants to know whether the store is physical",
      { isphysical: "" },
      "Please select whether the store is physical",
    ],
  ])("%s", (_, change, message) => {
    expect(messages({})).toEqual([]);
    expect(messages(change)).toEqual([message]);
  });
  it("[ADDRESS-V8] asks a physical store whether it is at that address, and no other", () => {
    expect(messages({ isphysical: "Y" })).toEqual([
      "Please select whether the store address is the same",
    ]);
    expect(messages({ isphysical: "Y", isSameAddress: "Y" })).toEqual([]);
    // A second address is optional.
    expect(messages({ isphysical: "Y", isSameAddress: "N" })).toEqual([]);
  });
});

describe("adding a branch", () => {
  const branch: BranchForm = {
    storeName: "Atelier",
    code: "Old town",
    marketPlace: ["Canada"],
    websiteUrl: "https://atelier.test",
  };
  const messages = (change: Partial<BranchForm>, taken?: readonly string[]) =>
    ruleIssues(branchRules, { ...branch, ...change }, { taken }).map(({ message }) => message);
  it("[BRANCH-V1] wants a store name", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ storeName: "" })).toEqual(["Please enter Store name"]);
  });
  it("[BRANCH-V2] wants a branch name", () => {
    expect(messages({ code: "" })).toEqual(["Please enter Branch name"]);
  });
  it("[BRANCH-V3] wants a market place", () => {
    expect(messages({ marketPlace: [] })).toEqual(["Please select marketplace"]);
  });
  it("[BRANCH-V4] wants the address of a web site", () => {
    expect(messages({ websiteUrl: "" })).toEqual(["Please enter valid URL"]);
    expect(messages({ websiteUrl: "https://" })).toEqual(["Please enter valid URL"]);
  });
  it("[BRANCH-V5] says that another branch of the company has the name", () => {
    expect(messages({}, ["code"])).toEqual(["Branch code already exist for this company"]);
    expect(messages({}, ["storeName"])).toEqual([]);
  });
});

describe("the policy of a branch", () => {
  const messages = (freeShipping: boolean, deliveryNotes: number | null) =>
    ruleIssues(storePolicyRules, { freeShipping, deliveryNotes }, undefined).map(
      ({ message }) => message,
    );
  it("[POLICY-V1] wants an amount if store-wide free shipping is ticked, and only there", () => {
    expect(messages(true, null)).toEqual(["Please enter free shipping amount"]);
    expect(messages(true, -1)).toEqual(["Please enter free shipping amount"]);
    expect(messages(true, 0)).toEqual([]);
    expect(messages(true, 49.99)).toEqual([]);
    expect(messages(false, null)).toEqual([]);
  });
});

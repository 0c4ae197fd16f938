import { describe, expect, it } from "vitest";
import { storedPostalCode } from "../geography/postal-code.ts";
import { ruleIssues } from "../validation/rule.ts";
import { type AddressForm, addressRules } from "./address-rules.ts";
import { type BranchForm, branchRules } from "./branch-rules.ts";
import { hoursKind, hoursText, openHoursRules, openParts } from "./open-hours.ts";
import { hasSecondAddress, secondAddressRules, type SecondAddressForm } from "./second-address.ts";
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
    ruleIssues(addressRules, { ...address, ...change }, {}).map(({ message }) => message);
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

describe("the postal code of a branch", () => {
  it("[ADDRESS-V9] is one of its country, in the words of that country", () => {
    const message = (countryId: string, pincode: string, stored?: AddressForm) =>
      ruleIssues(addressRules, { ...address, countryId, pincode }, { stored })[0]?.message;
    expect(message("canada", "h2x1y4")).toBeUndefined();
    expect(message("canada", "ABC")).toBe("Please enter valid postal code");
    expect(message("US", "ABC")).toBe("Please enter valid ZIP code");
    expect(message("US", "")).toBe("Please enter ZIP code");
    expect(message("canada", "ABC", { ...address, pincode: "ABC" })).toBeUndefined();
  });
});

describe("the address for shoppers", () => {
  const none: SecondAddressForm = {
    isphysical: "Y",
    isSameAddress: "N",
    storeCountryId: "canada",
    storeStateId: "",
    storeCityId: "",
    storePincode: "",
    storeAddress1: "",
    storeAddress2: "",
  };
  const rules = (change: Partial<SecondAddressForm>, stored?: SecondAddressForm) =>
    ruleIssues(secondAddressRules, { ...none, ...change }, { stored }).map(({ rule }) => rule);
  it("[ONBOARD-A3] is asked for only of a physical store that is elsewhere", () => {
    expect(hasSecondAddress({ isphysical: "Y", isSameAddress: "N" })).toBe(true);
    expect(hasSecondAddress({ isphysical: "N", isSameAddress: "N" })).toBe(false);
    expect(hasSecondAddress({ isphysical: "Y", isSameAddress: "Y" })).toBe(false);
  });
  it("[ADDRESS-V10] [ADDRESS-V11] [ADDRESS-V12] [ADDRESS-V13] [ADDRESS-V15] is optional, and whole if it is begun", () => {
    expect(rules({})).toEqual([]);
    const street = { storeAddress2: "Rue 2" };
    expect(rules(street)).toEqual(["ADDRESS-V11", "ADDRESS-V12", "ADDRESS-V13"]);
    expect(rules({ storeAddress1: "4", storeCountryId: "" })).toEqual([
      "ADDRESS-V10",
      "ADDRESS-V11",
      "ADDRESS-V12",
      "ADDRESS-V13",
      "ADDRESS-V15",
    ]);
    expect(rules({ ...street, isSameAddress: "Y" })).toEqual([]);
    expect(rules(street, { ...none, ...street })).toEqual([]);
  });
  it("[ADDRESS-V14] has a postal code of its own country", () => {
    const whole = { storeStateId: "qc", storeCityId: "montreal", storeAddress2: "Rue 2" };
    expect(rules({ ...whole, storePincode: "10001" })).toEqual(["ADDRESS-V14"]);
    expect(rules({ ...whole, storeCountryId: "US", storePincode: "10001 1234" })).toEqual([]);
  });
});

describe("postal codes", () => {
  it.each([
    ["canada", "h2x1y4", "H2X 1Y4"],
    ["canada", " H2X\u00A01Y4 ", "H2X 1Y4"],
    ["canada", "H2X  1Y4", "H2X 1Y4"],
    ["canada", "Ｈ２Ｘ-1y4\u200B", "H2X 1Y4"],
    ["US", "10001 1234", "10001-1234"],
    ["US", "100011234", "10001-1234"],
    ["US", "10001\u20131234", "10001-1234"],
    ["US", "10001", "10001"],
    ["US", " H2X 1Y4", "H2X 1Y4"],
    ["", " 1 ", "1"],
  ])("[ADDRESS-P1] reads the code of %s %j as %j", (country, typed, stored) => {
    expect(storedPostalCode(country, typed)).toBe(stored);
  });
});

describe("opening hours", () => {
  const rules = (fromHrs: readonly string[], toHrs: readonly string[]) =>
    ruleIssues(openHoursRules, { fromHrs, toHrs }, undefined).map(({ rule }) => rule);
  it("[HOURS-V1] [HOURS-V2] have both times, or none by choice", () => {
    expect(rules(["10:00"], ["21:00"])).toEqual([]);
    expect(rules([], [])).toEqual([]);
    expect(rules([], ["21:00"])).toEqual(["HOURS-V1"]);
    expect(rules(["10:00"], [""])).toEqual(["HOURS-V2"]);
    expect(rules([""], [""])).toEqual(["HOURS-V1", "HOURS-V2"]);
  });
  it("[HOURS-V3] have two different times", () => {
    expect(rules(["09:00"], ["09:00"])).toEqual(["HOURS-V3"]);
    expect(rules(["18:00"], ["02:00"])).toEqual([]);
    expect(rules(["00:00"], ["24:00"])).toEqual([]);
  });
  it("[HOURS-D1] [HOURS-D2] end on the next day, are the whole day or none, and are said so", () => {
    expect(hoursKind({ from: "00:00", to: "24:00" })).toBe("allDay");
    expect(
      [
        ["10:00", "21:00"],
        ["18:00", "02:00"],
        ["18:00", "00:00"],
        ["00:00", "24:00"],
        ["", ""],
      ].map(([from = "", to = ""]) => hoursText({ from, to })),
    ).toEqual([
      "10:00–21:00",
      "18:00–02:00 next day",
      "18:00–00:00",
      "Open 24 hours",
      "No opening hours",
    ]);
    expect(openParts({ from: "18:00", to: "02:00" })).toEqual([
      [0, 120],
      [1080, 1440],
    ]);
    expect(openParts({ from: "18:00", to: "00:00" })).toEqual([[1080, 1440]]);
    expect(openParts({ from: "00:00", to: "24:00" })).toEqual([[0, 1440]]);
    expect(openParts({ from: "", to: "21:00" })).toEqual([]);
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

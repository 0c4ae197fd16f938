import { describe, expect, it } from "vitest";
import { emptyStore, fixedAddress, normalizedStore, withStoredAddress } from "./store-draft.ts";
import {
  STORE_STEPS,
  STORE_STEP_TITLES,
  stepOfField,
  storeIssues,
  storeStepIssues,
} from "./store-steps.ts";
import { STORE_TEXT_LIMITS } from "./store-text-limits.ts";
import type { StoreDraft } from "./store.schema.ts";

const company = {
  id: "c1",
  name: "Atelier",
  corporationId: "A-1",
  website: "https://atelier.test",
  logo: null,
};
const empty = emptyStore("s1", company, "CA");
const complete: StoreDraft = {
  ...empty,
  storeName: "Gastown",
  categories: [{ id: "home", name: "Home" }],
  stateId: "bc",
  cityId: "vancouver",
  pincode: "V6B 1B6",
  address1: "3",
  address2: "27 Cedar Quay",
  isphysical: "N",
  managerName: "Nadia",
  managerEmail: "nadia@atelier.test",
  managerMobile: "6045550103",
};

describe("the steps of a branch", () => {
  it("[STORE-W1] are four, each with its own fields and rules", () => {
    expect(STORE_STEPS.map((step) => STORE_STEP_TITLES[step])).toEqual([
      "Store Info",
      "Category",
      "Store/Branch Address",
      "Personal Info",
    ]);
    for (const step of STORE_STEPS) {
      expect(storeStepIssues(step, complete, {})).toEqual([]);
      for (const { field } of storeStepIssues(step, empty, {}))
        expect(stepOfField(field)).toBe(step);
    }
    expect(stepOfField("nothing")).toBe("storeInfo");
  });

  it.each([
    ["storeInfo", "storeName"],
    ["address", "address2"],
    ["personalInfo", "timeNote"],
  ] as const)("[WIRE-D4] %s names a %s that is longer than may be stored", (step, field) => {
    const most = STORE_TEXT_LIMITS[field];
    const draft = (length: number) => ({ ...complete, [field]: "n".repeat(length) });
    expect(storeIssues(draft(most), {})).toEqual([]);
    const issue = { rule: "WIRE-D4", field, message: `At most ${most} characters` };
    expect(storeStepIssues(step, draft(most + 1), {})).toEqual([issue]);
    expect(storeIssues(draft(most + 1), {})).toEqual([issue]);
  });

  it.each<readonly [string, Partial<StoreDraft>, string]>([
    ["[STORECAT-V1] want a category", { categories: [] }, "Please select category"],
    ["[MANAGER-V1] want a manager", { managerName: "" }, "Please enter owner/manager name"],
    ["[MANAGER-V2] want an e-mail", { managerEmail: " " }, "Please enter email address."],
    [
      "[MANAGER-V3] want a valid e-mail",
      { managerEmail: "nadia" },
      "Please enter valid email address.",
    ],
    ["[MANAGER-V4] want a contact number", { managerMobile: "" }, "Please enter contact number."],
    [
      "[MANAGER-V5] want ten digits",
      { managerMobile: "604555" },
      "Please enter valid mobile number.",
    ],
  ])("%s", (_, change, message) => {
    expect(storeIssues({ ...complete, ...change }, {}).map((issue) => issue.message)).toEqual([
      message,
    ]);
  });
});

describe("the draft of a branch", () => {
  it("[STORE-C3] [STORE-C4] begins with its company's name and website, called Primary, open from 10:00 to 21:00", () => {
    expect(empty).toMatchObject({
      code: "Primary",
      companyBusinessName: "Atelier",
      websiteUrl: "https://atelier.test",
      countryId: "canada",
      marketPlace: ["Canada"],
      fromHrs: ["10:00"],
      toHrs: ["21:00"],
    });
    expect(emptyStore("s1", null, "US")).toMatchObject({ companyId: "", countryId: "US" });
  });

  it("[STORE-C3] is in the country and market place of its company, whatever the site", () => {
    expect(emptyStore("s1", { ...company, countryId: "canada" }, "US")).toMatchObject({
      countryId: "canada",
      marketPlace: ["Canada"],
    });
    expect(emptyStore("s1", { ...company, countryId: "US" }, "CA")).toMatchObject({
      countryId: "US",
      marketPlace: ["United States"],
    });
  });

  it("[STORE-U2] keeps the stored address, and takes what is missing of it", () => {
    const stored = { ...complete, countryId: "canada", pincode: "" } as const;
    const typed = { ...complete, stateId: "on", pincode: "M5V 1A1", address2: "King Street" };
    expect(withStoredAddress(typed, stored)).toMatchObject({
      stateId: "bc",
      pincode: "M5V 1A1",
      address2: "27 Cedar Quay",
    });
    expect(fixedAddress(stored)).toEqual([
      "countryId",
      "stateId",
      "cityId",
      "address1",
      "address2",
    ]);
  });

  it("[STORE-C2] stores a second address only if it was asked for", () => {
    const second = {
      storeStateId: "bc",
      storeAddress2: " 8 Gaslamp Lane ",
      isSameAddress: "N",
    } as const;
    expect(normalizedStore({ ...complete, ...second, isphysical: "Y" })).toMatchObject({
      storeStateId: "bc",
      storeAddress2: "8 Gaslamp Lane",
    });
    expect(normalizedStore({ ...complete, ...second })).toMatchObject({
      storeStateId: "",
      storeAddress2: "",
      isSameAddress: "",
    });
  });
});

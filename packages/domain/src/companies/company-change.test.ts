import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { withCountry, withState } from "../geography/chosen-place.ts";
import {
  changesLogoAlone,
  mayChangeCompany,
  registerName,
  registerState,
  withRegister,
} from "./company-change.ts";
import { emptyCompany, normalizedCompany, storedCompany } from "./company-draft.ts";
import type { CompanyDetails, CompanyDraft } from "./company.schema.ts";

const stored: CompanyDraft = {
  ...emptyCompany("0f8fad5bd9cb469fa16570867728950e", "CA"),
  name: "Maple",
  stateId: "qc",
  cityId: "montreal",
};
const actor = (change: Partial<Actor>): Actor => ({
  companyId: stored.id,
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
  ...change,
});

describe("the draft of a company", () => {
  it("[COMPANY-D2] starts with the country of the site, and holds the fields of a draft alone", () => {
    expect(emptyCompany("x", "US")).toMatchObject({
      id: "x",
      countryId: "US",
      name: "",
      logo: null,
    });
    const details: CompanyDetails = {
      ...stored,
      countryId: "canada",
      isShopify: "N",
      active: "Y",
      createdBy: "",
      createdOn: "",
      updatedBy: "",
      updatedOn: "",
      version: 3,
    };
    expect(storedCompany(details)).toEqual(stored);
  });
  it("[COMPANY-C1] is stored without spaces around its texts, and without an empty register name", () => {
    const typed = {
      ...stored,
      name: " Maple ",
      regName: "  ",
      regStateId: "",
      pincode: " H2X 1Y4 ",
    };
    expect(normalizedCompany(typed)).toMatchObject({
      name: "Maple",
      regName: null,
      regStateId: null,
      pincode: "H2X 1Y4",
    });
  });
  it("[COMPANY-D3] loses its state with its country, and its city with its state", () => {
    const place = { countryId: "canada", stateId: "qc", cityId: "montreal" } as const;
    expect(withCountry(place, "US")).toEqual({ countryId: "US", stateId: "", cityId: "" });
    expect(withCountry(place, "canada")).toEqual(place);
    expect(withState(place, "on")).toEqual({ ...place, stateId: "on", cityId: "" });
    expect(withState(place, "qc")).toEqual(place);
  });
});

describe("a change of a company", () => {
  const logo = { ...stored, logo: "/images/companies/a.webp" };
  const renamed = { ...logo, name: "Maples" };

  it("[COMPANY-U2] is the logo alone if nothing else differs", () => {
    expect(changesLogoAlone(stored, logo)).toBe(true);
    expect(changesLogoAlone(stored, stored)).toBe(true);
    for (const other of [
      renamed,
      { ...stored, regName: "Maple inc." },
      { ...stored, pincode: "1" },
    ])
      expect(changesLogoAlone(stored, other)).toBe(false);
  });
  it.each([
    ["a master", actor({ isMaster: "Y" }), true, true],
    ["an editor of companies", actor({ privilegeCode: ["ADD_UPDATE_COMPANY"] }), true, true],
    ["an editor of items", actor({ privilegeCode: ["CAN_ADD_UPDATE"] }), false, true],
    ["an agent", actor({ isAgentUser: "Y", companyId: null }), false, true],
    ["a reader", actor({}), false, false],
    [
      "a stranger",
      actor({ companyId: "other", privilegeCode: ["ADD_UPDATE_COMPANY"] }),
      false,
      false,
    ],
  ] as const)("[COMPANY-U2] is made by %s as far as they may", (_, who, whole, logoAlone) => {
    expect(mayChangeCompany(who, stored, renamed).allowed).toBe(whole);
    expect(mayChangeCompany(who, stored, logo).allowed).toBe(logoAlone);
  });
  it("[COMPANY-C5] sets a register name and state of a master alone", () => {
    const draft = { ...stored, regName: "Maple inc.", regStateId: "on" };
    expect(withRegister(actor({ isMaster: "Y" }), draft, stored)).toEqual(draft);
    const editor = actor({ privilegeCode: ["ADD_UPDATE_COMPANY"] });
    expect(withRegister(editor, draft, { regName: "Previous", regStateId: "ns" })).toMatchObject({
      regName: "Previous",
      regStateId: "ns",
    });
    expect(withRegister(editor, draft, null)).toMatchObject({ regName: null, regStateId: null });
  });
  it("[COMPANY-R1] is registered under its own name and the state of its address unless others are set", () => {
    expect(registerName({ name: "Maple", regName: null })).toBe("Maple");
    expect(registerName({ name: "Maple", regName: "Maple inc." })).toBe("Maple inc.");
    expect(registerState({ stateId: "qc" })).toBe("qc");
    expect(registerState({ stateId: "qc", regStateId: "on" })).toBe("on");
    expect(registerState({})).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { type PersonalInfoContext, personalInfoRules } from "./personal-info-rules.ts";
import { type SignUpContext, signUpRules } from "./sign-up-rules.ts";
import type { SignUpData } from "./sign-up.schema.ts";
import { corporationIdTaken, storeInfoRules } from "./store-info-rules.ts";

const full: SignUpData = {
  mobileNo: "4165550199",
  otp: "",
  firstName: "Noor",
  email: "noor@marquee.test",
  password: "secret",
  branchName: "Primary",
  storeName: "Atelier",
  corporationId: "C-1",
  businessName: "Atelier Inc.",
  marketPlace: ["Canada"],
  websiteUrl: "https://atelier.test",
  companyLogo: null,
  mainCategory: "fashion",
  country: "canada",
  street: "Rue 1",
  city: "montreal",
  province: "qc",
  postalCode: "H2X 1Y4",
  apartment: "4",
  isPhysicalStore: "N",
  isSameAddress: "",
  storeCountry: "",
  storeStreet: "",
  storeCity: "",
  storeProvince: "",
  storePostalCode: "",
  storeApartment: "",
  ownerName: "Noor",
  managerEmail: "noor@marquee.test",
  contactNumber: "4165550199",
  operatingHoursFrom: "10:00",
  operatingHoursTo: "21:00",
  weeklyOff: "",
  agreement: true,
  isExistUser: false,
  captcha: "x7k2",
};

describe("the first step of sign-up", () => {
  const messages = (change: Partial<SignUpData>, context: SignUpContext = {}) =>
    ruleIssues(signUpRules, { ...full, ...change }, context).map(({ message }) => message);
  it("[SIGNUP-V1] wants a phone number", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ mobileNo: "" })).toEqual(["Please enter mobile number."]);
  });
  it("[SIGNUP-V2] wants ten digits", () => {
    expect(messages({ mobileNo: "555" })).toEqual(["Please enter valid mobile number."]);
  });
  it("[SIGNUP-V3] wants a name, and says so with a full stop", () => {
    expect(messages({ firstName: " " })).toEqual(["Please enter name."]);
  });
  it("[SIGNUP-V4] wants an e-mail", () => {
    expect(messages({ email: "" })).toEqual(["Please enter email address."]);
  });
  it("[SIGNUP-V5] wants an e-mail that looks like one", () => {
    expect(messages({ email: "noor@" })).toEqual(["Please enter valid email address."]);
  });
  it("[SIGNUP-V6] wants a password", () => {
    expect(messages({ password: "" })).toEqual(["Please enter password."]);
  });
  it("[SIGNUP-V8] wants as many characters as the identity service does", () => {
    expect(messages({ password: "12345" })).toEqual(["Password should be at least 6 characters"]);
    expect(messages({ password: "      " })).toEqual([]);
  });
  it("[SIGNUP-V7] turns away an e-mail whose advertiser has a company, and no other", () => {
    expect(messages({}, { standing: "onboarded" })).toEqual([
      "Already onboard for this given emaild , if you are existing user please login.",
    ]);
    expect(messages({}, { standing: "existing" })).toEqual([]);
    expect(messages({}, { standing: "new" })).toEqual([]);
  });
});

describe("store info", () => {
  const messages = (change: Partial<SignUpData>, taken?: readonly string[]) =>
    ruleIssues(storeInfoRules, { ...full, ...change }, { taken }).map(({ message }) => message);
  it("[STOREINFO-V1] wants a corporation id", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ corporationId: "" })).toEqual(["Please enter Corporation id"]);
  });
  it("[STOREINFO-V2] wants a company name", () => {
    expect(messages({ businessName: "" })).toEqual(["Please enter Company name"]);
  });
  it("[STOREINFO-V7] says which corporation id is taken", () => {
    expect(messages({ corporationId: "C-1" }, ["corporationId"])).toEqual([
      "Corporation Id C-1 already use. Please mail us with company details for store on boarding.",
    ]);
    expect(corporationIdTaken("$&")).toContain("Corporation Id $& already use.");
    expect(messages({ corporationId: "" }, ["corporationId"])).toEqual([
      "Please enter Corporation id",
    ]);
  });
  it("[STOREINFO-V8] says that a company name is taken", () => {
    expect(messages({}, ["businessName"])).toEqual(["Company name already exist"]);
  });
});

describe("personal info", () => {
  const messages = (change: Partial<SignUpData>, context: PersonalInfoContext = {}) =>
    ruleIssues(personalInfoRules, { ...full, ...change }, context).map(({ message }) => message);
  it("[PERSONAL-V6] wants the agreement", () => {
    expect(messages({ agreement: false })).toEqual(["Please accept the agreement"]);
  });
  it("[PERSONAL-V7] wants the captcha", () => {
    expect(messages({ captcha: "" })).toEqual(["Please enter captcha"]);
    expect(messages({ captcha: "" }, { captcha: "wrong" })).toEqual(["Please enter captcha"]);
  });
  it("[PERSONAL-V8] says that the captcha does not match, once the server found so", () => {
    expect(messages({}, { captcha: "wrong" })).toEqual(["Captcha does not match"]);
    expect(messages({}, { captcha: "right" })).toEqual([]);
  });
  it("[PERSONAL-V9] says that a captcha is over, not that the answer is wrong", () => {
    expect(messages({}, { captcha: "over" })).toEqual([
      "This captcha is over. Please answer the new one",
    ]);
  });
});

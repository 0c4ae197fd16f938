import { describe, expect, it } from "vitest";
import {
  CAPTCHA_CHARACTERS,
  CAPTCHA_LENGTH,
  captchaQuestion,
  normalizeCaptcha,
} from "./captcha-question.ts";
import { confirmationText, firstStep } from "./confirmation.ts";
import { emptySignUp } from "./empty-sign-up.ts";
import { resumeMail } from "./mails.ts";
import { normalizeSignUp, toStoreDraft } from "./sign-up-map.ts";
import { signUpIssues, stepIssues, FORM_STEPS, STEP_FIELDS, stepOfField } from "./sign-up-steps.ts";
import type { SignUpData } from "./sign-up.schema.ts";

const addressIssues = (change: Partial<SignUpData>) =>
  stepIssues("address", { ...emptySignUp("CA"), ...change });

describe("sign-up", () => {
  it("[ONBOARD-D1] starts empty, with the site's market place and country and the default hours", () => {
    const { branchName, marketPlace, country, operatingHoursFrom, operatingHoursTo, ...rest } =
      emptySignUp("US");
    expect({ branchName, marketPlace, country }).toEqual({
      branchName: "Primary",
      marketPlace: ["United States"],
      country: "US",
    });
    expect([operatingHoursFrom, operatingHoursTo]).toEqual(["10:00", "21:00"]);
    for (const value of Object.values(rest)) expect(["", false, null]).toContain(value);
    expect(emptySignUp("CA").country).toBe("canada");
  });
  it("[ONBOARD-A1] asks for an address as a branch does, at its own fields", () => {
    const issues = addressIssues({ isPhysicalStore: "Y" });
    expect(issues.map(({ rule, field }) => [rule, field])).toEqual([
      ["ADDRESS-V2", "province"],
      ["ADDRESS-V3", "city"],
      ["ADDRESS-V4", "postalCode"],
      ["ADDRESS-V5", "apartment"],
      ["ADDRESS-V6", "street"],
      ["ADDRESS-V8", "isSameAddress"],
    ]);
    expect(addressIssues({ country: "" })).toContainEqual({
      rule: "ADDRESS-V7",
      field: "isPhysicalStore",
      message: "Please select whether the store is physical",
    });
  });
  it("[ONBOARD-W3] refuses a text that is too long at its field, and at the step that shows it", () => {
    const data = {
      ...emptySignUp("CA"),
      businessName: "N".repeat(161),
      corporationId: "9".repeat(64),
      storeStreet: "S".repeat(241),
    };
    const long = FORM_STEPS.map((step) =>
      stepIssues(step, data).filter(({ rule }) => rule === "ONBOARD-W3"),
    );
    expect(long.flat()).toEqual([...(long[1] ?? []), ...(long[3] ?? [])]);
    expect(long.flat()).toEqual([
      { rule: "ONBOARD-W3", field: "businessName", message: "At most 160 characters" },
      { rule: "ONBOARD-W3", field: "storeStreet", message: "At most 240 characters" },
    ]);
  });
  it("[ONBOARD-C1] ends by saying which mail was sent", () => {
    expect(confirmationText("verification")).toBe(
      "A Verification mail has been sent to your Email-Id. Please verify your email and proceed with Login",
    );
    expect(confirmationText("passwordReset")).toContain("reset password mail has been sent");
    expect(firstStep("verification")[0]).toBe("You verify your email");
    expect(firstStep("passwordReset")[0]).toBe("You choose a password");
  });
  it("[ONBOARD-A1] is a branch in its own names, with the rules of every branch at its own fields", () => {
    const issues = FORM_STEPS.flatMap((step) =>
      stepIssues(step, { ...emptySignUp("CA"), operatingHoursTo: "", branchName: "" }),
    ).map(({ rule, field }) => `${rule} ${field}`);
    for (const issue of [
      "BRANCH-V1 storeName",
      "BRANCH-V2 branchName",
      "BRANCH-V4 websiteUrl",
      "STORECAT-V1 mainCategory",
      "MANAGER-V1 ownerName",
      "MANAGER-V4 contactNumber",
      "HOURS-V2 operatingHoursTo",
    ])
      expect(issues).toContain(issue);
    const ids = { companyId: "c", storeId: "s" };
    const none = { operatingHoursFrom: "", operatingHoursTo: "" };
    expect(toStoreDraft({ ...emptySignUp("CA"), ...none }, ids)).toMatchObject({
      id: "s",
      companyId: "c",
      code: "Primary",
      fromHrs: [],
      toHrs: [],
    });
  });
  it("[ONBOARD-W1] names the step of every field, and checks each step alone", () => {
    for (const step of FORM_STEPS)
      for (const field of STEP_FIELDS[step]) expect(stepOfField(field)).toBe(step);
    expect(stepOfField("otp")).toBeUndefined();
    expect(stepOfField("marketPlace.0")).toBe("storeInfo");
    const rules = FORM_STEPS.map((step) => stepIssues(step, emptySignUp("CA"))[0]?.rule);
    expect(rules).toEqual(["SIGNUP-V1", "STOREINFO-V1", "STORECAT-V1", "ADDRESS-V2", "MANAGER-V1"]);
  });
  it("[ONBOARD-W2] refuses the whole with the broken rules of every step, in order", () => {
    const empty = emptySignUp("US");
    expect(signUpIssues(empty)).toEqual(FORM_STEPS.flatMap((step) => stepIssues(step, empty)));
  });
  it("[FORM-E6] stores phone numbers as their digits", () => {
    const typed = { mobileNo: "+1 (416) 555-0199", contactNumber: "416.555.0100" };
    expect(normalizeSignUp({ ...emptySignUp("CA"), ...typed })).toMatchObject({
      mobileNo: "4165550199",
      contactNumber: "4165550100",
    });
  });
  it("[ONBOARD-S2] stores texts without spaces around them, and leaves a password alone", () => {
    const typed = { email: " Noor@Marquee.Test ", storeName: " Atelier ", password: " secret " };
    const code = { postalCode: "h2x1y4", otp: "" };
    expect(normalizeSignUp({ ...emptySignUp("CA"), ...code }).postalCode).toBe("H2X 1Y4");
    expect(normalizeSignUp({ ...emptySignUp("CA"), ...typed })).toMatchObject({
      email: "noor@marquee.test",
      storeName: "Atelier",
      password: " secret ",
    });
  });
  it("[ONBOARD-P1] has captchas without characters that are mistaken for each other", () => {
    expect(CAPTCHA_LENGTH).toBe(5);
    for (const mistaken of "0O1IQD8B5S2Z6G3479UVWNF")
      expect(CAPTCHA_CHARACTERS).not.toContain(mistaken);
    for (const typed of [" kt mRa\n", "КТМRА", "ＫＴＭＲＡ", "kТмr4"])
      expect(normalizeCaptcha(typed)).toBe("KTMRA");
    const looks = new Set(Array.from(CAPTCHA_CHARACTERS, normalizeCaptcha));
    expect(looks.size).toBe(CAPTCHA_CHARACTERS.length);
  });
  it("[ONBOARD-P2] asks for the same characters in words", () => {
    expect(captchaQuestion("KTM", () => true)).toBe(
      "Please type 3 characters. First: the letter that kettle begins with. Second: the letter that table begins with. Third: the letter that mirror begins with.",
    );
    for (const character of CAPTCHA_CHARACTERS)
      for (const first of [true, false]) {
        const question = captchaQuestion(character, () => first);
        const word = /that ([a-z-]+) begins/.exec(question)?.[1] ?? "";
        expect(word.charAt(0).toUpperCase()).toBe(character);
      }
  });
  it("[ONBOARD-R3] mails a link with nothing in it that a user typed", () => {
    const mail = resumeMail("https://marquee.test/ADMIN-UI/register#resume=1", 30);
    expect(mail.link?.href).toBe("https://marquee.test/ADMIN-UI/register#resume=1");
    expect(mail.paragraphs.join(" ")).toContain("works for 30 days");
  });
});

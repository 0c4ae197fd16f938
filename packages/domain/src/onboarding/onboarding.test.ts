import { describe, expect, it } from "vitest";
import { confirmationText, ONBOARDED_STORE } from "./confirmation.ts";
import { emptySignUp } from "./empty-sign-up.ts";
import { brokenSignUpAddress } from "./sign-up-address.ts";

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
    const issues = brokenSignUpAddress({ ...emptySignUp("CA"), isPhysicalStore: "Y" });
    expect(issues.map(({ rule, field }) => [rule, field])).toEqual([
      ["ADDRESS-V2", "province"],
      ["ADDRESS-V3", "city"],
      ["ADDRESS-V4", "postalCode"],
      ["ADDRESS-V5", "apartment"],
      ["ADDRESS-V6", "street"],
      ["ADDRESS-V8", "isSameAddress"],
    ]);
    expect(brokenSignUpAddress({ ...emptySignUp("CA"), country: "" })).toContainEqual({
      rule: "ADDRESS-V7",
      field: "isPhysicalStore",
      message: "Please select whether the store is physical",
    });
  });
  it("[ONBOARD-C1] ends by saying which mail was sent", () => {
    expect(confirmationText("verification")).toBe(
      "A Verification mail has been sent to your Email-Id. Please verify your email and proceed with Login",
    );
    expect(confirmationText("passwordReset")).toContain("reset password mail has been sent");
  });
  it("[ONBOARD-S1] makes a branch that is active, premium and awaits approval", () => {
    expect(ONBOARDED_STORE).toEqual({ active: "Y", isPremium: "Y", isApprove: "N" });
  });
});

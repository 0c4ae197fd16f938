import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { type ProfileForm, profileRules } from "./profile-rules.ts";
import type { Profile } from "./profile.schema.ts";

const full: Profile = {
  email: "noor@marquee.test",
  name: "Noor",
  mob: "4165550199",
  gender: null,
};
const messages = (change: Partial<ProfileForm>) =>
  ruleIssues(profileRules, { ...full, ...change }, undefined).map(({ message }) => message);

describe("the profile", () => {
  it("[PROFILE-V1] wants a phone number, by either of its names", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ mob: "" })).toEqual(["Please enter mobile number."]);
    expect(messages({ mob: "", mobileNo: "4165550199" })).toEqual([]);
  });
  it("[PROFILE-V2] wants ten digits", () => {
    expect(messages({ mob: "416555019" })).toEqual(["Please enter valid mobile number."]);
    expect(messages({ mob: "41655501991" })).toEqual(["Please enter valid mobile number."]);
  });
  it("[PROFILE-V3] wants an e-mail", () => {
    expect(messages({ email: "" })).toEqual(["Please enter email address."]);
  });
  it("[PROFILE-V4] wants an e-mail that looks like one", () => {
    expect(messages({ email: "noor" })).toEqual(["Please enter valid email address."]);
  });
  it("[PROFILE-V5] wants a name", () => {
    expect(messages({ name: " " })).toEqual(["Please enter name"]);
  });
});

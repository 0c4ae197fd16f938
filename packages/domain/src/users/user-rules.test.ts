import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { roleRules } from "../roles/role-rules.ts";
import type { RoleDraft } from "../roles/role.schema.ts";
import { ruleIssues } from "../validation/rule.ts";
import { emailOfQuery, type UserForm, userRules } from "./user-rules.ts";
import type { UserDraft } from "./user.schema.ts";

const merchant: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] };
const full: UserDraft = {
  email: "new@marquee.test",
  firstName: "Noor",
  mobileNo: "4165550199",
  password: "secret",
  roleId: "r1",
  companyId: "c1",
  storeId: null,
  isAgent: "N",
};
const messages = (change: Partial<UserForm>, actor: Actor = merchant, editing = false) =>
  ruleIssues(userRules, { ...full, ...change }, { actor, editing }).map(({ message }) => message);

describe("the user form", () => {
  it("[USER-V1] wants a phone number", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ mobileNo: " " })).toEqual(["Please enter mobile number."]);
  });
  it("[USER-V2] wants ten digits", () => {
    for (const mobileNo of ["416555019", "41655501990", "416-555-01", "416555019x"])
      expect(messages({ mobileNo })).toEqual(["Please enter valid mobile number."]);
  });
  it("[USER-V3] wants a name", () => {
    expect(messages({ firstName: "" })).toEqual(["Please enter name"]);
  });
  it("[USER-V4] wants an e-mail that looks like one", () => {
    for (const email of ["", "new", "new@marquee", "new@@marquee.test"])
      expect(messages({ email })).toEqual(["Please enter valid email address."]);
  });
  it("[USER-V5] wants a password of a new user, and none on edit", () => {
    expect(messages({ password: "" })).toEqual(["Please enter password"]);
    expect(messages({ password: "" }, merchant, true)).toEqual([]);
  });
  it("[USER-V8] wants a password of six characters", () => {
    expect(messages({ password: "12345" })).toEqual(["Password should be at least 6 characters"]);
    expect(messages({ password: "12345" }, merchant, true)).toEqual([]);
  });
  it("[USER-V6] wants a role, except of oneself", () => {
    expect(messages({ roleId: "" })).toEqual(["Please select role"]);
    const self = { ...merchant, email: "New@marquee.test" };
    expect(messages({ roleId: "" }, self, true)).toEqual([]);
    expect(messages({ roleId: "" }, self)).toEqual(["Please select role"]);
  });
  it("[USER-V7] wants a company of privileged users only", () => {
    expect(messages({ companyId: "" })).toEqual([]);
    expect(messages({ companyId: "" }, { isMaster: "Y" })).toEqual(["Please select company"]);
    const self = { isMaster: "Y", email: full.email } as const;
    expect(messages({ companyId: "" }, self, true)).toEqual([]);
  });
  it("[USER-V6] [USER-V7] leaves stored staff without role and company as they are", () => {
    const context = { actor: { isMaster: "Y" }, editing: true } as const;
    const staff = { ...full, companyId: "", roleId: "" };
    const broken = (stored: { companyId: string | null; roleId: string | null }) =>
      ruleIssues(userRules, staff, { ...context, stored }).map(({ rule }) => rule);
    expect(broken({ companyId: null, roleId: null })).toEqual([]);
    expect(broken({ companyId: "c1", roleId: "r1" })).toEqual(["USER-V6", "USER-V7"]);
  });
  it("[USER-V1] comes first in the specification's order", () => {
    const nothing = {
      mobileNo: "",
      firstName: "",
      email: "",
      password: "",
      roleId: "",
      companyId: "",
    };
    const found = ruleIssues(userRules, nothing, { actor: { isMaster: "Y" }, editing: false });
    expect(found.map(({ rule }) => rule)).toEqual([
      "USER-V1",
      "USER-V3",
      "USER-V4",
      "USER-V5",
      "USER-V6",
      "USER-V7",
    ]);
  });
});

describe("the address of the user form", () => {
  it("[USER-Q1] names an e-mail whose plus sign became a space", () => {
    expect(emailOfQuery("noor shop@marquee.test")).toBe("noor+shop@marquee.test");
    expect(emailOfQuery("noor+shop@marquee.test")).toBe("noor+shop@marquee.test");
  });
});

describe("the role form", () => {
  const role: RoleDraft = {
    id: "0f8fad5bd9cb469fa16570867728950e",
    roleName: "Window dresser",
    isSystemRole: "N",
    privileges: [{ id: "p1", privilegeCode: "VIEW_BILLS", privilegeName: "View bills" }],
  };
  const broken = (change: Partial<RoleDraft>) =>
    ruleIssues(roleRules, { ...role, ...change }, undefined).map(({ message }) => message);
  it("[ROLE-V1] wants a name", () => {
    expect(broken({})).toEqual([]);
    expect(broken({ roleName: " " })).toEqual(["Please enter role name"]);
  });
  it("[ROLE-V2] wants a privilege", () => {
    expect(broken({ privileges: [] })).toEqual(["Please select atleast one privilige for role"]);
    expect(broken({ roleName: "", privileges: [] })).toHaveLength(2);
  });
});

import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { ruleIssues } from "../validation/rule.ts";
import {
  inviteUsersRules,
  MOST_INVITED,
  notInvited,
  toInvitedDraft,
  type InviteUsersForm,
} from "./invite-users-rules.ts";
import { userRules } from "./user-rules.ts";

const merchant: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] };
const full: InviteUsersForm = { addresses: "noor@shop.test", roleId: "r1", companyId: "c1" };
const messages = (change: Partial<InviteUsersForm>, actor = merchant) =>
  ruleIssues(inviteUsersRules, { ...full, ...change }, { actor }).map(({ message }) => message);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `u${index}@shop.test`).join(" ");

describe("inviting several people", () => {
  it("[INVITE-V1] wants an address", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ addresses: " \n" })).toEqual(["Please enter valid email address."]);
  });
  it("[INVITE-V2] names what is no address, three of many, and no long text whole", () => {
    expect(messages({ addresses: "noor, a@x.test" })).toEqual(["This is no email address: “noor”"]);
    expect(messages({ addresses: "a,b,c,d,e" })).toEqual([
      "This is no email address: “a”, “b”, “c” and 2 more",
    ]);
    expect(messages({ addresses: "x".repeat(5000) })[0]?.length).toBeLessThan(100);
  });
  it("[INVITE-V3] takes as many at once as a person may add in a day", () => {
    expect(messages({ addresses: many(MOST_INVITED) })).toEqual([]);
    expect(messages({ addresses: many(MOST_INVITED + 1) })).toEqual([
      "At most 30 people are invited at once.",
    ]);
  });
  it("[INVITE-V4] wants a company of those who act across companies", () => {
    expect(messages({ companyId: "" })).toEqual([]);
    expect(messages({ companyId: "" }, { isMaster: "Y" })).toEqual(["Please select company"]);
  });
  it("[INVITE-V5] wants a role", () => {
    expect(messages({ roleId: "" })).toEqual(["Please select role"]);
  });
  it("[INVITE-10] adds each without a phone number, who may stay without one", () => {
    const person = { email: "noor@shop.test", name: "N".repeat(130) };
    const draft = toInvitedDraft(person, { roleId: "r1", companyId: "c1", storeId: null });
    const issues = (context: object) =>
      ruleIssues(userRules, draft, { actor: merchant, editing: false, ...context }).map(
        ({ rule }) => rule,
      );
    expect(issues({ isInvited: true, addsMobileLater: true })).toEqual([]);
    expect(issues({ isInvited: true })).toEqual(["USER-V1"]);
    const stored = { companyId: "c1", roleId: "r1", mobileNo: "" };
    expect(issues({ editing: true, stored })).toEqual([]);
    expect(issues({ editing: true, stored: { ...stored, mobileNo: "4165550199" } })).toEqual([
      "USER-V1",
    ]);
    expect(draft.firstName).toHaveLength(120);
  });
  it("[INVITE-9] says of a user who was there already why no invitation went out", () => {
    const now = new Date("2026-11-28T12:00:00Z");
    const invited = {
      name: "Noor",
      endedOn: null,
      isConfirmed: "N",
      lastSignInOn: null,
      invitedUntil: "2026-12-05T12:00:00Z",
    } as const;
    expect(notInvited(invited, now)).toBeNull();
    expect(notInvited({ ...invited, invitedUntil: null }, now)).toBeNull();
    expect(notInvited({ ...invited, isConfirmed: "Y" }, now)).toBe("Noor has access already.");
    expect(notInvited({ ...invited, invitedUntil: "2026-11-28T11:00:00Z" }, now)).toMatch(
      /^The invitation from before has expired/,
    );
  });
});

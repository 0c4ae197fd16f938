import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { refuseChange, refusePerson, type StoredPerson } from "./user-change.ts";
import { emptyUser } from "./user-draft.ts";

const MASTER: Actor = { email: "m@marquee.test", isMaster: "Y" };
const EDITOR: Actor = {
  email: "e@marquee.test",
  companyId: "c1",
  privilegeCode: ["CAN_ADD_UPDATE"],
};
const READER: Actor = { email: "r@marquee.test", companyId: "c1" };
const MANAGER: Actor = { ...EDITOR, privilegeCode: ["CAN_ADD_UPDATE", "VIEW_ALL_COMPANY"] };
const storedPerson = (email: string, more: Partial<StoredPerson> = {}): StoredPerson => ({
  email,
  isAgent: "N",
  isMaster: "N",
  companyId: "c1",
  storeId: null,
  ...more,
});
const COLLEAGUE = storedPerson("x@marquee.test");

describe("changing a user", () => {
  it("[USER-U1] is for those who may update users of that company, and for each user about themselves", () => {
    expect(refusePerson(EDITOR, COLLEAGUE)).toBeNull();
    expect(refusePerson(READER, storedPerson("R@Marquee.test"))).toBeNull();
    expect(refusePerson(READER, COLLEAGUE)).toMatch(/^Only a master user, or a user with/);
    expect(refusePerson({ ...EDITOR, isAgentUser: "Y" }, COLLEAGUE)).not.toBeNull();
    expect(refusePerson(EDITOR, storedPerson("x@marquee.test", { companyId: "c2" }))).toMatch(
      /another company/,
    );
    const ofBranch = { ...EDITOR, storeId: "b1" };
    expect(refusePerson(ofBranch, storedPerson("x@marquee.test", { storeId: "b2" }))).toMatch(
      /another branch/,
    );
    expect(refusePerson(ofBranch, storedPerson("x@marquee.test", { storeId: "b1" }))).toBeNull();
    expect(refusePerson(ofBranch, COLLEAGUE)).toBe(
      "You can change users of your own branch only. A user of the whole company who may update users can change others.",
    );
  });
  it("[USER-U2] leaves masters to masters", () => {
    const master = storedPerson("other@marquee.test", { isMaster: "Y" });
    expect(refusePerson(MASTER, master)).toBeNull();
    expect(refusePerson(MANAGER, master)).toBe("Only a master user can change a master user.");
  });
  it("[USER-U4] never changes the actor's own company, branch or agent status", () => {
    const own = storedPerson("m@marquee.test", { companyId: null });
    for (const change of [{ companyId: "c1" }, { storeId: "b1" }, { isAgent: "Y" as const }])
      expect(refuseChange(MASTER, own, change)).toBe(
        "You cannot change your own company, branch or agent status. Another user who may update users can.",
      );
    expect(refuseChange(MASTER, own, { companyId: "", storeId: null, isAgent: "N" })).toBeNull();
  });
  it("[USER-U8] gives no branch but the actor's own, and not the whole company, from within a branch", () => {
    const ofBranch = { ...EDITOR, storeId: "b1" };
    const colleague = storedPerson("x@marquee.test", { storeId: "b1" });
    for (const storeId of [null, "b2"]) {
      expect(refuseChange(ofBranch, colleague, { storeId })).toMatch(/your own branch only/);
      expect(refuseChange(EDITOR, colleague, { storeId })).toBeNull();
    }
    expect(refuseChange(ofBranch, colleague, { storeId: "b1" })).toBeNull();
    expect(refuseChange(ofBranch, colleague, {})).toBeNull();
  });
  it("[USER-U5] sets agents by a master alone, and moves users by those who act across companies", () => {
    expect(refuseChange(MASTER, COLLEAGUE, { isAgent: "Y", companyId: "c2" })).toBeNull();
    expect(refuseChange(MANAGER, COLLEAGUE, { isAgent: "Y" })).toBe(
      "Only a master user can say who is an agent.",
    );
    expect(refuseChange(MANAGER, COLLEAGUE, { companyId: "c2" })).toBeNull();
    expect(refuseChange(EDITOR, COLLEAGUE, { companyId: "c2" })).toMatch(/choose another company/);
    expect(refuseChange(EDITOR, COLLEAGUE, { companyId: "c1", isAgent: "N" })).toBeNull();
  });
});

it("[USER-D1] starts a new user in the company and branch of the user who adds them", () => {
  expect(emptyUser({ ...EDITOR, storeId: "b1" })).toMatchObject({ companyId: "c1", storeId: "b1" });
  expect(emptyUser({ ...MASTER, companyId: "c1" })).toMatchObject({ companyId: "", storeId: null });
});

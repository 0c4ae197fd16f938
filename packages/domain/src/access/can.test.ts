import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GRANTS, listAbilities } from "./ability-table.ts";
import { ABILITIES, isAbility } from "./ability.ts";
import { isPrivileged } from "./actor.ts";
import { can } from "./can.ts";
import type { Actor } from "./logged-user.schema.ts";

const master: Actor = { isMaster: "Y" };
const agent: Actor = { isAgentUser: "Y" };
const shop: Actor = { isShopify: "Y", companyId: "c1" };
const withoutRights: Actor = { companyId: "c1" };
const withCodes = (...privilegeCode: string[]): Actor => ({ companyId: "c1", privilegeCode });

describe("who is privileged", () => {
  it("[ACCESS-P1] holds for master, agent and VIEW_ALL_COMPANY, and for no one else", () => {
    for (const actor of [master, agent, withCodes("VIEW_ALL_COMPANY")])
      expect(isPrivileged(actor)).toBe(true);
    for (const actor of [shop, withoutRights, withCodes("CAN_ADD_UPDATE"), {}])
      expect(isPrivileged(actor)).toBe(false);
  });
  it("[ACCESS-P4] grants nothing for a code beyond the five", () => {
    const custom = withCodes("SUPER_POWERS", "master", "isMaster");
    expect(ABILITIES.filter((ability) => can(custom, ability).allowed)).toEqual([
      "cards.manageOwn",
    ]);
  });
});

describe("staff without a privilege", () => {
  const CHOICES = "../../../../docs/decisions/0032-choices-of-companies-and-rights.md";
  const refusedTo = (actor: Actor) => ABILITIES.filter((ability) => !can(actor, ability).allowed);

  it("[ACCESS-P8] refuses a master nothing", () => {
    expect(refusedTo(master)).toEqual([]);
  });
  it("[ACCESS-P8] refuses an agent exactly what the decision on rights lists", () => {
    const text = readFileSync(join(import.meta.dirname, CHOICES), "utf8");
    const [, choice = ""] = /_Staff and privileges\._(.*?)\n- _/s.exec(text) ?? [];
    const listed = [...choice.matchAll(/`(\w+\.\w+)`/g)].map(([, ability = ""]) => ability);
    expect(listed.sort()).toEqual([...refusedTo(agent)].sort());
  });
});

describe("own company and branch", () => {
  const editor: Actor = { companyId: "c1", storeId: null, privilegeCode: ["CAN_ADD_UPDATE"] };
  it("[ACCESS-P2] limits a user to their own company", () => {
    expect(can(editor, "offers.edit", { companyId: "c1" })).toEqual({ allowed: true });
    const response = can(editor, "offers.edit", { companyId: "c2" });
    expect(response).toMatchObject({
      allowed: false,
      reason: expect.stringContaining("another company"),
    });
  });
  it("[ACCESS-P2] lets a user without a company act for no company", () => {
    expect(
      can({ privilegeCode: ["CAN_ADD_UPDATE"] }, "offers.edit", { companyId: "c1" }).allowed,
    ).toBe(false);
  });
  it("[ACCESS-P2] lets privileged users act across companies, with the right the ability asks for", () => {
    expect(can(master, "offers.edit", { companyId: "c2", storeId: "s9" }).allowed).toBe(true);
    expect(can(agent, "offers.edit", { companyId: "c2" }).allowed).toBe(true);
    expect(can(withCodes("VIEW_ALL_COMPANY"), "offers.edit", { companyId: "c2" }).allowed).toBe(
      false,
    );
    expect(
      can(withCodes("VIEW_ALL_COMPANY", "CAN_ADD_UPDATE"), "offers.edit", { companyId: "c2" })
        .allowed,
    ).toBe(true);
  });
  it("[ACCESS-P2] does not hold a new company to be another one", () => {
    expect(
      can(withCodes("ADD_UPDATE_COMPANY"), "companies.add", { companyId: "new" }).allowed,
    ).toBe(true);
  });
  it("[ACCESS-P3] limits a user with a branch to that branch", () => {
    const ofBranch: Actor = { ...editor, storeId: "s1" };
    expect(can(ofBranch, "offers.edit", { companyId: "c1", storeId: "s1" }).allowed).toBe(true);
    expect(can(ofBranch, "offers.edit", { companyId: "c1" }).allowed).toBe(true);
    expect(can(ofBranch, "offers.edit", { companyId: "c1", storeId: "s2" })).toMatchObject({
      allowed: false,
      reason: expect.stringContaining("another branch"),
    });
  });
  it("[ACCESS-P3] gives a user without a branch the whole company", () => {
    expect(can(editor, "offers.edit", { companyId: "c1", storeId: "s2" }).allowed).toBe(true);
  });
});

describe("refusals", () => {
  it("[ACCESS-P5] says who could do it", () => {
    expect(can(withoutRights, "stores.approve")).toEqual({
      allowed: false,
      reason: "Only a master user can approve or un-approve a store.",
    });
    expect(can(withoutRights, "offers.edit")).toMatchObject({
      reason: expect.stringContaining("“Add and change”"),
    });
  });
  it("[ACCESS-P5] has a rule and a description for every ability", () => {
    expect(new Set(ABILITIES.map((ability) => GRANTS[ability].rule)).size).toBe(ABILITIES.length);
    expect(listAbilities().map(({ ability }) => ability)).toEqual(ABILITIES);
    expect(listAbilities()[6]).toEqual({
      ability: "stores.approve",
      description: "Approve or un-approve a store: a master user",
    });
    expect(isAbility("offers.edit")).toBe(true);
    expect(isAbility("toString")).toBe(false);
  });
});

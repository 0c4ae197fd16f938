import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { ruleIssues } from "../validation/rule.ts";
import { codesNotHeld, refuseRoleMaker } from "./new-role.ts";
import { groupPrivileges, privilegeText } from "./privileges.ts";
import { roleRules } from "./role-rules.ts";
import type { Privilege } from "./role.schema.ts";

const privilege = (privilegeCode: string): Privilege => ({
  id: privilegeCode,
  privilegeCode,
  privilegeName: privilegeCode,
});
const MERCHANT: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE", "SEASONAL"] };

describe("a new role", () => {
  it("[ROLE-N1] [WIRE-T5] never has the name of a default one, nor one that looks like it", () => {
    const issuesOfName = (roleName: string) =>
      ruleIssues(roleRules, { roleName, privileges: [privilege("VIEW_BILLS")] }, undefined);
    for (const roleName of [
      "Manager",
      " manager ",
      "READ_ONLY",
      "agency/support role",
      "Manager\u200B",
      "Ｍanager",
      "Store\u00A0 Admin",
      "M\u0430nager",
      "\u041C\u0430nag\u0435r",
      "\u039Canager",
      "\uA4DFanager",
      "Managér",
      "Manager.",
      "Read Only",
      "Can add and change",
      "READ-ONLY",
      "St0re Adm1n",
      "Store Adm\u0131n",
    ])
      expect(issuesOfName(roleName)).toEqual([
        {
          rule: "ROLE-N1",
          field: "roleName",
          message: "This is the name of a default role. Please choose another.",
        },
      ]);
    for (const other of ["Managers", "Manager 2", "Менеджер", "店长", "Only reads"])
      expect(issuesOfName(other)).toEqual([]);
  });
  it("[ROLE-N2] is made by masters and by users of a company", () => {
    expect(refuseRoleMaker({ isMaster: "Y" })).toBeNull();
    expect(refuseRoleMaker(MERCHANT)).toBeNull();
    expect(refuseRoleMaker({ isAgentUser: "Y", companyId: null })).toMatch(/you have none/);
  });
  it("[ROLE-N3] holds what its maker holds, codes beyond the five included", () => {
    const codes = ["CAN_ADD_UPDATE", "SEASONAL", "VIEW_BILLS"];
    expect(codesNotHeld(MERCHANT, codes)).toEqual(["VIEW_BILLS"]);
    expect(codesNotHeld({ isMaster: "Y" }, codes)).toEqual([]);
  });
});

it("[ROLE-P1] groups privileges, each with its sentence; those beyond the five come last and grant nothing", () => {
  const offered = ["SEASONAL", "VIEW_INVOICE", "CAN_ADD_UPDATE", "VIEW_BILLS", "VIEW_ALL_COMPANY"];
  const groups = groupPrivileges(offered.map(privilege)).map(({ group, privileges }) => [
    group,
    ...privileges.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ["Companies", "VIEW_ALL_COMPANY"],
    ["Catalogue, campaigns and people", "CAN_ADD_UPDATE"],
    ["Money", "VIEW_INVOICE", "VIEW_BILLS"],
    ["Others", "SEASONAL"],
  ]);
  expect(privilegeText("SEASONAL").sentence).toMatch(/Grants nothing/);
  expect(privilegeText("VIEW_BILLS").sentence).toMatch(/bills/);
});

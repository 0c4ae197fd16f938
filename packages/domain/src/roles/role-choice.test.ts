import { describe, expect, it } from "vitest";
import type { PrivilegeCode } from "../access/logged-user.schema.ts";
import { PRIVILEGE_NAMES } from "../access/privilege-names.ts";
import { roleSummary, rolesToChoose } from "./role-choice.ts";

const role = (roleName: string, ...codes: readonly PrivilegeCode[]) => ({
  roleName,
  privileges: codes.map((code) => ({
    privilegeCode: code,
    privilegeName: PRIVILEGE_NAMES[code],
  })),
});

describe("the roles to choose from", () => {
  it("[ROLE-L3] leaves those that reach every company for the end", () => {
    const roles = [
      role("Agency/Support Role", "VIEW_ALL_COMPANY", "CAN_ADD_UPDATE"),
      role("Manager", "CAN_ADD_UPDATE", "VIEW_ALL_COMPANY"),
      role("Read_Only"),
      role("Store Admin", "CAN_ADD_UPDATE"),
    ];
    expect(rolesToChoose(roles).map(({ roleName }) => roleName)).toEqual([
      "Read_Only",
      "Store Admin",
      "Agency/Support Role",
      "Manager",
    ]);
    expect(rolesToChoose([{ roleName: "Unknown" }])).toHaveLength(1);
  });

  it("[ROLE-L4] says what a role gives, every company first", () => {
    expect(roleSummary(role("Agency", "CAN_ADD_UPDATE", "VIEW_ALL_COMPANY"))).toBe(
      "See every company, Add and change",
    );
    expect(roleSummary(role("Reader"))).toBe("Looks, and changes nothing");
    expect(roleSummary({ roleName: "Unknown" })).toBeNull();
  });
});

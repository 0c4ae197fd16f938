import { expect, it } from "vitest";
import { can } from "./can.ts";
import { DEFAULT_ROLES } from "./default-roles.ts";
import { PRIVILEGE_CODES } from "./logged-user.schema.ts";
import { privilegeTitle, roleMeaning, roleTitle } from "./titles.ts";

it("[ROLE-T1] says default roles and their privileges in plain words, and leaves others as they are named", () => {
  const shown = [
    ...DEFAULT_ROLES.map(({ roleName }) => roleTitle(roleName)),
    ...PRIVILEGE_CODES.map((code) =>
      privilegeTitle({ privilegeCode: code, privilegeName: "Stored" }),
    ),
  ];
  expect(shown.filter((title) => title.includes("_") || title === "Stored")).toEqual([]);
  expect(roleTitle("Read_Only")).toBe("Read only");
  expect(roleTitle("Book_Keeper")).toBe("Book_Keeper");
  expect(roleTitle("toString")).toBe("toString");
  expect(privilegeTitle({ privilegeCode: "SEASONAL", privilegeName: "Seasonal" })).toBe("Seasonal");
});

it("[ROLE-T1] names a missing privilege as screens do", () => {
  const decision = can({ companyId: "c1", privilegeCode: [] }, "offers.edit");
  expect(decision).toEqual({
    allowed: false,
    reason:
      "Only a master user, an agent user or a user with the privilege “Add and change” can add or edit offers and collections.",
  });
});

it("[ROLE-T2] means of each default role what it allows, and of any other that it is their own", () => {
  for (const { roleName, privilegeCode } of DEFAULT_ROLES) {
    const may = (ability: Parameters<typeof can>[1]) =>
      can({ companyId: "c1", privilegeCode }, ability).allowed;
    const meaning = roleMeaning(roleName);
    expect([roleName, /every company/.test(meaning)]).toEqual([roleName, may("companies.select")]);
    expect([roleName, meaning.startsWith("Everything")]).toEqual([roleName, may("companies.edit")]);
    expect([roleName, /changes nothing/.test(meaning)]).toEqual([roleName, !may("offers.edit")]);
  }
  expect(roleMeaning("Book_Keeper")).toBe("Own role");
  expect(roleMeaning("toString")).toBe("Own role");
});

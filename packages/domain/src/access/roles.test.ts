import { describe, expect, it } from "vitest";
import { can } from "./can.ts";
import { DEFAULT_ROLES } from "./default-roles.ts";
import type { Actor } from "./logged-user.schema.ts";
import { refuseRoleChange } from "./may-assign.ts";

const actorWith = (roleName: string): Actor => ({
  email: `${roleName}@marquee.test`,
  companyId: "c1",
  roleName,
  privilegeCode: DEFAULT_ROLES.find((role) => role.roleName === roleName)?.privilegeCode ?? [],
});
const gives = (actor: Actor) =>
  DEFAULT_ROLES.map(({ roleName }) => roleName).filter(
    (roleName) => can(actor, "roles.assign", { roleName }).allowed,
  );

describe("default roles", () => {
  it("[ACCESS-R1] are five, with the codes the readings give them", () => {
    expect(
      Object.fromEntries(
        DEFAULT_ROLES.map((role) => [role.roleName, [...role.privilegeCode].sort()]),
      ),
    ).toEqual({
      "Store Admin": ["ADD_UPDATE_COMPANY", "CAN_ADD_UPDATE", "VIEW_BILLS", "VIEW_INVOICE"],
      Read_And_Write: ["CAN_ADD_UPDATE"],
      Read_Only: [],
      Manager: [
        "ADD_UPDATE_COMPANY",
        "CAN_ADD_UPDATE",
        "VIEW_ALL_COMPANY",
        "VIEW_BILLS",
        "VIEW_INVOICE",
      ],
      "Agency/Support Role": ["CAN_ADD_UPDATE", "VIEW_ALL_COMPANY"],
    });
  });
  it("[ACCESS-R1] lets Read_Only change nothing and Read_And_Write create what it is for", () => {
    const abilities = ["offers.edit", "products.edit", "campaigns.create"] as const;
    expect(abilities.filter((ability) => can(actorWith("Read_Only"), ability).allowed)).toEqual([]);
    expect(
      abilities.filter((ability) => can(actorWith("Read_And_Write"), ability).allowed),
    ).toEqual(abilities);
  });
});

describe("giving roles", () => {
  it("[ACCESS-R2] lets a master give any role", () => {
    expect(gives({ isMaster: "Y" })).toHaveLength(5);
    expect(can({ isMaster: "Y" }, "roles.assign", { roleName: "Window dresser" }).allowed).toBe(
      true,
    );
  });
  it("[ACCESS-R3] lets a manager give the agency and the merchant roles, not Manager", () => {
    expect(gives(actorWith("Manager"))).toEqual([
      "Store Admin",
      "Read_And_Write",
      "Read_Only",
      "Agency/Support Role",
    ]);
  });
  it("[ACCESS-R4] lets a store admin give Read_Only and Read_And_Write alone", () => {
    expect(gives(actorWith("Store Admin"))).toEqual(["Read_And_Write", "Read_Only"]);
    expect(can(actorWith("Store Admin"), "roles.assign", { roleName: "Manager" })).toEqual({
      allowed: false,
      reason: "Only a master user can give the role Manager.",
    });
    expect(can(actorWith("Store Admin"), "roles.assign", { roleName: "Store Admin" })).toEqual({
      allowed: false,
      reason: "Only a master user or a manager can give the role Store admin.",
    });
  });
  it("[ACCESS-R4] never lets an agency give a staff role, though its own codes would do", () => {
    expect(gives(actorWith("Agency/Support Role"))).toEqual(["Read_And_Write", "Read_Only"]);
  });
  it("[ACCESS-R4] gives nothing to those who may not add users", () => {
    expect(gives(actorWith("Read_Only"))).toEqual([]);
    expect(gives({ roleName: "Manager", privilegeCode: [] })).toEqual([]);
  });
  it("[ACCESS-R5] lets a custom role be given by those who hold its codes themselves", () => {
    const admin = actorWith("Store Admin");
    const role = (...privilegeCode: string[]) => ({ roleName: "Bookkeeper", privilegeCode });
    expect(can(admin, "roles.assign", role("VIEW_INVOICE")).allowed).toBe(true);
    expect(can(admin, "roles.assign", role("VIEW_INVOICE", "VIEW_ALL_COMPANY")).allowed).toBe(
      false,
    );
    expect(can(admin, "roles.assign", { roleName: "Bookkeeper" }).allowed).toBe(false);
  });
  it("[ACCESS-R6] lets no user change their own role", () => {
    const admin = actorWith("Store Admin");
    const own = { roleName: "Read_Only", email: admin.email };
    expect(can(admin, "roles.assign", own)).toEqual({
      allowed: false,
      reason: "You cannot change your own role. Another user who may give it can.",
    });
    expect(
      can({ isMaster: "Y", email: "m@marquee.test" }, "roles.assign", {
        roleName: "Manager",
        email: "m@marquee.test",
      }).allowed,
    ).toBe(false);
    const shouted = { ...own, email: own.email?.toUpperCase() };
    expect(can(admin, "roles.assign", shouted).allowed).toBe(false);
  });
  it("[ACCESS-R7] changes a role only if both could be given", () => {
    const admin = actorWith("Store Admin");
    const change = (from: string | null, to: string) =>
      refuseRoleChange(admin, "x@marquee.test", from === null ? null : { roleName: from }, {
        roleName: to,
      });
    expect(change("Read_Only", "Read_And_Write")).toBeNull();
    expect(change(null, "Read_Only")).toBeNull();
    expect(change("Store Admin", "Read_Only")).toBe(
      "You cannot give the role Store admin, so you cannot take it away. A master user can.",
    );
    expect(change("Read_Only", "Manager")).toBe("Only a master user can give the role Manager.");
    expect(refuseRoleChange(admin, admin.email ?? "", null, { roleName: "Read_Only" })).toBe(
      "You cannot change your own role. Another user who may give it can.",
    );
  });
});

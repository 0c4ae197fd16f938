import type { PrivilegeCode } from "./logged-user.schema.ts";

/** A role every installation has. Staff roles are for internal users and agencies. */
export interface DefaultRole {
  readonly roleName: string;
  readonly staff: boolean;
  readonly privilegeCode: readonly PrivilegeCode[];
}

const STORE_ADMIN = ["CAN_ADD_UPDATE", "ADD_UPDATE_COMPANY", "VIEW_INVOICE", "VIEW_BILLS"] as const;

/** The five default roles and their privileges (ACCESS-R1). An onboarded merchant gets Store Admin. */
export const DEFAULT_ROLES = [
  { roleName: "Store Admin", staff: false, privilegeCode: STORE_ADMIN },
  { roleName: "Read_And_Write", staff: false, privilegeCode: ["CAN_ADD_UPDATE"] },
  { roleName: "Read_Only", staff: false, privilegeCode: [] },
  { roleName: "Manager", staff: true, privilegeCode: [...STORE_ADMIN, "VIEW_ALL_COMPANY"] },
  {
    roleName: "Agency/Support Role",
    staff: true,
    privilegeCode: ["VIEW_ALL_COMPANY", "CAN_ADD_UPDATE"],
  },
] as const satisfies readonly DefaultRole[];

export type DefaultRoleName = (typeof DEFAULT_ROLES)[number]["roleName"];

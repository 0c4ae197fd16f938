import type { UserDraft } from "@marquee/domain/users/user.schema";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { COMPANY } from "./world.ts";

/** A new user of Maple, who may see everything and change nothing. */
export const userDraft = (name: string, more: Partial<UserDraft> = {}): UserDraft => ({
  email: `${name}@new.test`,
  firstName: "Noor",
  mobileNo: "4165550199",
  password: "a-good-one",
  roleId: defaultRoleId("Read_Only"),
  companyId: COMPANY.maple,
  storeId: null,
  isAgent: "N",
  ...more,
});

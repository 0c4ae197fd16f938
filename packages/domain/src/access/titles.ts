import type { DefaultRoleName } from "./default-roles.ts";
import type { PrivilegeCode } from "./logged-user.schema.ts";

/** What screens and help call the default roles, whose stored names are those of the specification (ROLE-T1). */
export const ROLE_TITLES: Readonly<Record<DefaultRoleName, string>> = {
  "Store Admin": "Store admin",
  Read_And_Write: "Can add and change",
  Read_Only: "Read only",
  Manager: "Manager",
  "Agency/Support Role": "Agency or support",
};

const hasTitle = <Name extends string>(
  titles: Readonly<Record<Name, string>>,
  name: string,
): name is Name => Object.hasOwn(titles, name);

const ROLE_MEANINGS: Readonly<Record<DefaultRoleName, string>> = {
  "Store Admin": "Everything of the company",
  Read_And_Write: "Adds, changes and promotes",
  Read_Only: "Looks, and changes nothing",
  Manager: "Everything, in every company",
  "Agency/Support Role": "Adds and changes, in every company",
};

/** What a role means, in a few words (ROLE-T2); one that a company made is its own. */
export const roleMeaning = (roleName: string): string =>
  hasTitle(ROLE_MEANINGS, roleName) ? ROLE_MEANINGS[roleName] : "Own role";

/** What screens and help call the privileges that grant something. */
const PRIVILEGE_TITLES: Readonly<Record<PrivilegeCode, string>> = {
  VIEW_ALL_COMPANY: "See every company",
  CAN_ADD_UPDATE: "Add and change",
  ADD_UPDATE_COMPANY: "Add and change companies",
  VIEW_INVOICE: "See invoices",
  VIEW_BILLS: "See bills",
};

/** A role by its plain name; one that a company made has no other than its own (ROLE-T1). */
export const roleTitle = (roleName: string): string =>
  hasTitle(ROLE_TITLES, roleName) ? ROLE_TITLES[roleName] : roleName;

/** A privilege by its plain name; those that grant nothing have no other than their own (ROLE-T1). */
export const privilegeTitle = ({
  privilegeCode,
  privilegeName,
}: {
  readonly privilegeCode: string;
  readonly privilegeName: string;
}): string =>
  hasTitle(PRIVILEGE_TITLES, privilegeCode) ? PRIVILEGE_TITLES[privilegeCode] : privilegeName;

/** A privilege inside a sentence of a screen. */
export const quotedPrivilege = (code: PrivilegeCode): string => `“${PRIVILEGE_TITLES[code]}”`;

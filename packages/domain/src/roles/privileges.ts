import { PRIVILEGE_CODES, type PrivilegeCode } from "../access/logged-user.schema.ts";
import type { Privilege } from "./role.schema.ts";

/** A privilege as the role form shows it: its noun's group, and what it lets a person do. */
export interface PrivilegeText {
  readonly group: string;
  readonly sentence: string;
}

interface KnownPrivilege extends PrivilegeText {
  readonly privilegeName: string;
}

const KNOWN: Readonly<Record<PrivilegeCode, KnownPrivilege>> = {
  VIEW_ALL_COMPANY: {
    privilegeName: "View all companies",
    group: "Companies",
    sentence: "See every company with its branches, and act for any of them.",
  },
  ADD_UPDATE_COMPANY: {
    privilegeName: "Add and update companies",
    group: "Companies",
    sentence: "Add companies, and change them, their stores and store policies.",
  },
  CAN_ADD_UPDATE: {
    privilegeName: "Add and update",
    group: "Catalogue, campaigns and people",
    sentence:
      "Add and change offers, collections, products, variants and branches, pay for campaigns, and add users and roles.",
  },
  VIEW_INVOICE: {
    privilegeName: "View invoices",
    group: "Money",
    sentence: "See the invoices of paid campaigns.",
  },
  VIEW_BILLS: {
    privilegeName: "View bills",
    group: "Money",
    sentence: "See the bills that shoppers sent in.",
  },
};

const OTHER: PrivilegeText = {
  group: "Others",
  sentence: "Stored and shown with the role. Grants nothing by itself.",
};

const isKnown = (code: string): code is PrivilegeCode => Object.hasOwn(KNOWN, code);

/** The five privileges that grant something, each under its code as id (ROLE-P1). */
export const KNOWN_PRIVILEGES: readonly Privilege[] = PRIVILEGE_CODES.map((code) => ({
  id: code,
  privilegeCode: code,
  privilegeName: KNOWN[code].privilegeName,
}));

/** The group and the sentence of a privilege; those beyond the five say that they grant nothing (ROLE-P1). */
export const privilegeText = (code: string): PrivilegeText => (isKnown(code) ? KNOWN[code] : OTHER);

/** Privileges by the groups of the role form: the known ones in their order, others last (ROLE-P1). */
export function groupPrivileges(
  privileges: readonly Privilege[],
): readonly { readonly group: string; readonly privileges: readonly Privilege[] }[] {
  const groups = [...new Set([...Object.values(KNOWN).map(({ group }) => group), OTHER.group])];
  return groups
    .map((group) => ({
      group,
      privileges: privileges.filter(
        ({ privilegeCode }) => privilegeText(privilegeCode).group === group,
      ),
    }))
    .filter((each) => each.privileges.length > 0);
}

import type { PrivilegeCode } from "../access/logged-user.schema.ts";
import { PRIVILEGE_NAMES } from "../access/privilege-names.ts";
import type { Privilege } from "./role.schema.ts";

/** A privilege as the role form shows it: its noun's group, and what it lets a user do. */
export interface PrivilegeText {
  readonly group: string;
  readonly sentence: string;
}

const KNOWN: Readonly<Record<PrivilegeCode, PrivilegeText>> = {
  VIEW_ALL_COMPANY: {
    group: "Companies",
    sentence: "See every company with its branches, and act for any of them.",
  },
  ADD_UPDATE_COMPANY: {
    group: "Companies",
    sentence: "Add companies, and change them, their stores and store policies.",
  },
  CAN_ADD_UPDATE: {
    group: "Catalogue, campaigns and users",
    sentence:
      "Add and change offers, collections, products, variants and branches, pay for campaigns, and add users and roles.",
  },
  VIEW_INVOICE: {
    group: "Money",
    sentence: "See the invoices of paid campaigns.",
  },
  VIEW_BILLS: {
    group: "Money",
    sentence: "See the bills that shoppers sent in.",
  },
};

const OTHER: PrivilegeText = {
  group: "Others",
  sentence: "Stored and shown with the role. Grants nothing by itself.",
};

const isKnown = (code: string): code is PrivilegeCode => Object.hasOwn(KNOWN, code);

/** The five that grant something, for the placeholders of privileges before they are loaded. */
export const KNOWN_PRIVILEGES: readonly Privilege[] = Object.keys(KNOWN)
  .filter(isKnown)
  .map((code) => ({ id: code, privilegeCode: code, privilegeName: PRIVILEGE_NAMES[code] }));

/** The group and the sentence of a privilege; those beyond the five say that they grant nothing (ROLE-P1). */
export const privilegeText = (code: string): PrivilegeText => (isKnown(code) ? KNOWN[code] : OTHER);

/** Its place in the order of the known ones; the others keep theirs, behind them. */
const placeIn = ({ privilegeCode }: Privilege): number => {
  const index = Object.keys(KNOWN).indexOf(privilegeCode);
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
};

/** Privileges by the groups of the role form: the known ones in their order, others last (ROLE-P1). */
export function groupPrivileges(
  privileges: readonly Privilege[],
): readonly { readonly group: string; readonly privileges: readonly Privilege[] }[] {
  const groups = [...new Set([...Object.values(KNOWN).map(({ group }) => group), OTHER.group])];
  return groups
    .map((group) => ({
      group,
      privileges: [...privileges]
        .filter(({ privilegeCode }) => privilegeText(privilegeCode).group === group)
        .toSorted((one, other) => placeIn(one) - placeIn(other)),
    }))
    .filter((each) => each.privileges.length > 0);
}

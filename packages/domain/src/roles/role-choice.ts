import { privilegeTitle } from "../access/titles.ts";
import type { Privilege } from "./role.schema.ts";

type Given = Pick<Privilege, "privilegeCode" | "privilegeName">;

/** A role as far as it is known: the privileges of one that a user may not give are not. */
interface NamedRole {
  readonly roleName: string;
  readonly privileges?: readonly Given[];
}

const reachesAll = ({ privileges = [] }: NamedRole): boolean =>
  privileges.some(({ privilegeCode }) => privilegeCode === "VIEW_ALL_COMPANY");

/** Roles to choose from, in the order they have; those that reach every company come last (ROLE-L3). */
export const rolesToChoose = <Role extends NamedRole>(roles: readonly Role[]): readonly Role[] => [
  ...roles.filter((role) => !reachesAll(role)),
  ...roles.filter(reachesAll),
];

/** What a role gives, in one line: "every company" first, as nothing else reaches as far (ROLE-L4). */
export function roleSummary({ privileges }: NamedRole): string | null {
  if (privileges === undefined) return null;
  if (privileges.length === 0) return "Looks, and changes nothing";
  const reachesFar = ({ privilegeCode }: Given) => privilegeCode === "VIEW_ALL_COMPANY";
  return [...privileges.filter(reachesFar), ...privileges.filter((given) => !reachesFar(given))]
    .map(privilegeTitle)
    .join(", ");
}

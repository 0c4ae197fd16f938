import { roleTitle } from "@marquee/domain/access/titles";
import {
  EmptyValue,
  textAt,
  textsOf,
  type ShownAs,
  type ShowValue,
} from "../../page-kit/form/shown-value.tsx";
import { useRolesToGive } from "./roles.queries.ts";

/** A role that the user may not give is named if the values name it. */
const RoleName: ShowValue = ({ value, values }) => {
  const roles = useRolesToGive(textAt(values, "companyId"));
  if (textsOf(value).join("") === "") return <EmptyValue />;
  if (textAt(values, "roleId") === value && textAt(values, "roleName") !== "")
    return roleTitle(textAt(values, "roleName"));
  const named = roles.data?.rows.find(({ id }) => id === value);
  return named ? roleTitle(named.roleName) : "Another role";
};

/** A role by its name. */
export const roleShownAs: ShownAs = { roleId: RoleName };

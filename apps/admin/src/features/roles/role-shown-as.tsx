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
    return textAt(values, "roleName");
  return roles.data?.rows.find(({ id }) => id === value)?.roleName ?? "Another role";
};

/** A role by its name. */
export const roleShownAs: ShownAs = { roleId: RoleName };

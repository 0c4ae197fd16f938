import { list } from "./list.ts";
import { object } from "./object.ts";
import { flag, orNull, text } from "./primitives.ts";

/** The logged user of the specification. Missing flags mean "N", missing codes mean none. */
export const user = object(
  {},
  {
    email: text,
    companyId: orNull(text),
    storeId: orNull(text),
    isMaster: flag,
    isAgentUser: flag,
    isShopify: flag,
    privilegeCode: list(text),
    roleName: orNull(text),
  },
);

import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import type pg from "pg";
import type { Asked, Line } from "../database/line.ts";
import { Trip } from "../database/trip.ts";
import type { Scope } from "../tenancy/scope.ts";
import { entering, settingsOf } from "../tenancy/with-scope.ts";

export interface Caller {
  readonly user: LoggedUser;
  readonly authType: AuthType;
}

/** The columns of the function, in the order of the statement below. */
type CallerRow = readonly [
  email: string,
  name: string,
  companyId: string | null,
  companyName: string | null,
  storeId: string | null,
  isMaster: "Y" | "N",
  isAgentUser: "Y" | "N",
  isShopify: "Y" | "N",
  authType: AuthType,
  roleName: string | null,
  privilegeCode: readonly string[],
];

const CALLER: Asked = {
  name: "marquee_caller",
  text: `select email, name, company_id, company_name, store_id, is_master, is_agent, is_shopify, auth_type, role_name,
                privilege_code from marquee_caller($1)`,
};

const CALLER_ENTERS: Asked = {
  name: "marquee_caller_enters",
  text: `${CALLER.text} where ${entering(2)}`,
};

/**
 * Asks for the person behind an e-mail with the rights the database gives them now; null where there is none. What
 * follows on the line is held to the scope, where one is given and there is such a person.
 */
export async function askCaller(line: Line, email: string, scope?: Scope): Promise<Caller | null> {
  const [row] = await (scope
    ? line.ask(CALLER_ENTERS, [email, ...settingsOf(scope)])
    : line.ask(CALLER, [email]));
  if (!row) return null;
  const [address, name, companyId, companyName, storeId, ...rights] = row as CallerRow;
  const [isMaster, isAgentUser, isShopify, authType, roleName, privilegeCode] = rights;
  return {
    authType,
    user: {
      email: address,
      name,
      companyId,
      companyName,
      storeId,
      isMaster,
      isAgentUser,
      isShopify,
      privilegeCode,
      roleName,
    },
  };
}

/** The same, on a trip of its own. */
export async function findCaller(pool: pg.Pool, email: string): Promise<Caller | null> {
  const trip = new Trip();
  const asked = askCaller(trip, email);
  await trip.travel(pool);
  return asked;
}

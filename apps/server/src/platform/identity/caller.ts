import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import type pg from "pg";

export interface Caller {
  readonly user: LoggedUser;
  readonly authType: AuthType;
}

const CALLER = {
  name: "marquee_caller",
  text: `select email, name, company_id as "companyId", company_name as "companyName", store_id as "storeId",
                is_master as "isMaster", is_agent as "isAgentUser", is_shopify as "isShopify",
                role_name as "roleName", privilege_code as "privilegeCode", auth_type as "authType"
         from marquee_caller($1)`,
};

/** The user behind an e-mail with the rights the database gives them now; null if there is none. */
export async function findCaller(pool: pg.Pool, email: string): Promise<Caller | null> {
  const { rows } = await pool.query<LoggedUser & Pick<Caller, "authType">>({
    ...CALLER,
    values: [email],
  });
  const [row] = rows;
  if (!row) return null;
  const { authType, ...user } = row;
  return { authType, user };
}

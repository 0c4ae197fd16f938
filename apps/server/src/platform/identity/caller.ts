import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import type pg from "pg";

export interface Caller {
  readonly user: LoggedUser;
  readonly authType: AuthType;
  /** Sign-ins from before this moment count no more; null if all do. */
  readonly signedOutOn: Date | null;
  /** Whether this very sign-in was ended by itself (SESSION-O4). */
  readonly isEnded: boolean;
}

const CALLER = {
  name: "marquee_caller",
  text: `select email, name, company_id as "companyId", company_name as "companyName", store_id as "storeId",
                is_master as "isMaster", is_agent as "isAgentUser", is_shopify as "isShopify",
                role_name as "roleName", privilege_code as "privilegeCode", auth_type as "authType", signed_out_on as "signedOutOn",
                marquee_session_ended($1, $2) as "isEnded"
         from marquee_caller($1)`,
};

/** The user behind an e-mail, of the sign-in of that second if there is one, with the rights the database gives them now; null if there is none. */
export async function findCaller(
  pool: pg.Pool,
  email: string,
  signedInAt: number | null = null,
): Promise<Caller | null> {
  const { rows } = await pool.query<LoggedUser & Omit<Caller, "user">>({
    ...CALLER,
    values: [email, signedInAt],
  });
  const [row] = rows;
  if (!row) return null;
  const { authType, signedOutOn, isEnded, ...user } = row;
  return { authType, signedOutOn, isEnded, user };
}

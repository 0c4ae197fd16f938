import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import type pg from "pg";

interface CallerRow {
  readonly email: string;
  readonly name: string;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly store_id: string | null;
  readonly is_master: "Y" | "N";
  readonly is_agent: "Y" | "N";
  readonly is_shopify: "Y" | "N";
  readonly auth_type: AuthType;
  readonly role_name: string | null;
  readonly privilege_code: readonly string[];
}

export interface Caller {
  readonly user: LoggedUser;
  readonly authType: AuthType;
}

const QUERY = { name: "caller", text: "select * from marquee_caller($1)" } as const;

/** The person behind an e-mail with the rights the database gives them now, or null. */
export async function findCaller(pool: pg.Pool, email: string): Promise<Caller | null> {
  const { rows } = await pool.query<CallerRow>({ ...QUERY, values: [email] });
  const row = rows[0];
  if (!row) return null;
  return {
    authType: row.auth_type,
    user: {
      email: row.email,
      name: row.name,
      companyId: row.company_id,
      companyName: row.company_name,
      storeId: row.store_id,
      isMaster: row.is_master,
      isAgentUser: row.is_agent,
      isShopify: row.is_shopify,
      privilegeCode: row.privilege_code,
      roleName: row.role_name,
    },
  };
}

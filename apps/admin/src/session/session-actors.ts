import { failureOf } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { FoundUser } from "@marquee/machines/session/session.model";

/** Refusals that mean "not somebody who may sign in", as against "could not be reached". */
const NOBODY: ReadonlySet<string> = new Set(["Unauthenticated", "Forbidden", "NotFound"]);

const orNobody = async <Found>(call: Promise<Found>): Promise<Found | null> => {
  try {
    return await call;
  } catch (error) {
    if (NOBODY.has(failureOf(error).tag)) return null;
    throw error;
  }
};

/** Who is calling, with the rights the database gives them now; null for somebody we do not know. */
export const loadUser = (client: Client): Promise<LoggedUser | null> =>
  orNobody(client.session.current({}));

/** The same with the `authType` that sign-in checks. */
export async function lookUpUser(client: Client, email: string): Promise<FoundUser | null> {
  const record = await orNobody(client.session.userById({ params: { encEmail: email } }));
  if (!record) return null;
  const user = await loadUser(client);
  // Somebody unverified has no rights to read; the reason why sign-in refuses them is in their record.
  return { authType: record.authType, user: user ?? withoutRights(record) };
}

const withoutRights = (record: {
  readonly email: string;
  readonly name: string;
  readonly isShopify: "Y" | "N";
}): LoggedUser => ({
  email: record.email,
  name: record.name,
  companyId: null,
  companyName: null,
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: record.isShopify,
  privilegeCode: [],
  roleName: null,
});

import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { signInMessages } from "@marquee/domain/session/messages";
import type { FoundUser } from "@marquee/machines/session/session.model";

/** Refusals that mean "not a user who may sign in", as against "could not be reached". */
const SIGNED_OUT_TAGS: ReadonlySet<string> = new Set(["Unauthenticated", "Forbidden", "NotFound"]);

const orNull = async <Found>(call: Promise<Found>): Promise<Found | null> => {
  try {
    return await call;
  } catch (error) {
    if (SIGNED_OUT_TAGS.has(toFailure(error).tag)) return null;
    throw error;
  }
};

/** The caller, with the rights the database gives them now; null for an unknown one. */
export const loadUser = (client: Client): Promise<LoggedUser | null> =>
  orNull(client.session.current({}));

/** The record of the caller; null if they are no user of ours, `notVerified` for an advertiser without a verified e-mail. */
async function findRecord(client: Client, email: string) {
  try {
    return await client.session.userById({ params: { encEmail: email } });
  } catch (error) {
    const { tag, message } = toFailure(error);
    if (message === signInMessages.notVerified) return "notVerified" as const;
    if (SIGNED_OUT_TAGS.has(tag)) return null;
    throw error;
  }
}

/** The record of the caller, whose `authType` sign-in checks. The server reads no record for a user without a verified e-mail. */
export async function lookUpUser(client: Client, email: string): Promise<FoundUser | null> {
  const record = await findRecord(client, email);
  if (record === "notVerified")
    return { authType: "A", user: withoutRights({ email, name: email, isShopify: "N" }) };
  if (!record) return null;
  const user = await loadUser(client);
  // An unverified user has no rights to read; the reason why sign-in rejects them is in their record.
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

/** How long a sign-out waits for the server (SESSION-O6). */
const LONGEST_WAIT_MS = 1000;

/**
 * Ends the session that is signed out of, so that the profile lists it no more (SESSION-O6). Resolves in any case: what
 * the server could not end counts until its token ends, and no user stays signed in for it.
 */
export async function endOwnSession(client: Client): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LONGEST_WAIT_MS);
  const over = () => resolve();
  // the page may be left before the server has responded
  void client.session.endOne({ body: {} }, { outlivesPage: true }).then(over, over);
  await promise;
  clearTimeout(timer);
}

import { failureOf } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { formMessages } from "@marquee/domain/forms/messages";
import type {
  FoundUser,
  IdentityNews,
  IdentityQuestion,
} from "@marquee/machines/session/session-types";
import { problemOf } from "@marquee/machines/patterns/problem";
import { fromCallback } from "xstate";
import { hasStoredSession, isSessionKey, type LazyIdentity } from "./identity.ts";

/** Refusals that say "not somebody we let in", as against "could not be asked". */
const NOBODY: ReadonlySet<string> = new Set(["Unauthenticated", "Forbidden", "NotFound"]);

const orNobody = async <Found>(asked: Promise<Found>): Promise<Found | null> => {
  try {
    return await asked;
  } catch (error) {
    if (NOBODY.has(failureOf(error).tag)) return null;
    throw error;
  }
};

/** Who is calling, with the rights the database gives them now; null for somebody we do not know. */
export const loadUser = (client: Client): Promise<LoggedUser | null> =>
  orNobody(client.session.current({}));

/** The same with the `authType` that sign-in asks for. */
export async function lookUpUser(client: Client, email: string): Promise<FoundUser | null> {
  const record = await orNobody(client.session.userById({ params: { encEmail: email } }));
  if (!record) return null;
  const user = await loadUser(client);
  // Somebody unverified has no rights to read; what sign-in refuses them for stands in their record.
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

/**
 * Tells the session machine who is here. The identity service is loaded only where a session is stored, or
 * once somebody else (the sign-in form, another tab) has reason to.
 */
export const watchIdentity = (identity: LazyIdentity) =>
  fromCallback<IdentityQuestion>(({ sendBack, receive }) => {
    const tell = (news: IdentityNews) => sendBack(news);
    let stop = () => {};
    let ended = false;
    const ask = async () => {
      if (!identity.isOpen && !hasStoredSession())
        return tell({ type: "session.changed", identity: null });
      try {
        const service = await identity.open();
        stop();
        if (!ended)
          stop = service.watch((known) => tell({ type: "session.changed", identity: known }));
      } catch (error) {
        tell({ type: "session.unreachable", problem: problemOf(error, formMessages.broken) });
      }
    };
    const recheck = async () => {
      if (document.visibilityState !== "visible" || !identity.isOpen) return;
      try {
        await (await identity.open()).recheck();
      } catch (error) {
        tell({ type: "session.unreachable", problem: problemOf(error, formMessages.broken) });
      }
    };
    const signedInElsewhere = (event: StorageEvent) => {
      if (isSessionKey(event.key) && !identity.isOpen) void ask();
    };
    const onVisible = () => void recheck();
    const unlisten = identity.onOpen(() => void ask());
    window.addEventListener("storage", signedInElsewhere);
    document.addEventListener("visibilitychange", onVisible);
    receive(() => void ask());
    void ask();
    return () => {
      ended = true;
      stop();
      unlisten();
      window.removeEventListener("storage", signedInElsewhere);
      document.removeEventListener("visibilitychange", onVisible);
    };
  });

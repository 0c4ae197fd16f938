import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { sessionMachine } from "@marquee/machines/session/session.machine";
import type { IdentityQuery, UserRequest } from "@marquee/machines/session/session.model";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { Session } from "../../session/create-session.ts";

export const MERCHANT: LoggedUser = {
  email: "merchant@marquee.test",
  name: "Nadia Fortin",
  companyId: "c1",
  companyName: "Atelier Boréal",
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: ["CAN_ADD_UPDATE"],
  roleName: "Read_And_Write",
};

export const READER: LoggedUser = { ...MERCHANT, privilegeCode: [], roleName: "Read_Only" };

/** The page's session with a user who has not signed in, for parts that read the signed-in user. */
export function sessionOf(user: LoggedUser, page: Session): Session {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: fromCallback<IdentityQuery>(({ sendBack }) =>
          sendBack({ type: "session.changed", identity: null }),
        ),
        loadUser: fromPromise<LoggedUser | null, UserRequest>(() => Promise.resolve(user)),
        signOut: fromPromise<void, void>(() => Promise.resolve()),
      },
      actions: { clearSavedFilters: () => {}, notify: () => {} },
    }),
  ).start();
  actor.send({ type: "signIn.started" });
  actor.send({ type: "signIn.completed", user });
  return { ...page, actor };
}

import { createClient, type Client } from "@marquee/api/client/create-client";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Notification } from "@marquee/machines/patterns/notification";
import { sessionMachine } from "@marquee/machines/session/session.machine";
import { createActor, fromPromise, type Actor } from "xstate";
import { primaryBase } from "./api-base.ts";
import { LazyIdentity } from "./identity.ts";
import { clearSavedFilters } from "./saved-filters.ts";
import { loadUser, watchIdentity } from "./session-actors.ts";

/** What every screen reaches the outside by. One per page. */
export interface Session {
  readonly client: Client;
  readonly identity: LazyIdentity;
  readonly actor: Actor<typeof sessionMachine>;
  /** What the server says of itself to anybody; asked once. */
  readonly settings: () => Promise<Settings>;
}

/** `inspect` looks at every answer; `notify` speaks to the person. */
export interface SessionPorts {
  readonly notify: (notification: Notification) => void;
  readonly inspect?: (noun: string, name: string, answer: unknown) => void;
}

/** An answer that is asked for once, and again only where it failed. */
const once = <Value>(ask: () => Promise<Value>): (() => Promise<Value>) => {
  let asked: Promise<Value> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
};

/** Client, identity service and session machine, wired to each other. The machine starts at once. */
export function createSession({ notify, inspect }: SessionPorts): Session {
  const identity = new LazyIdentity(() => settings());
  const client = createClient({
    base: primaryBase,
    token: identity.token,
    ...(inspect ? { inspect } : {}),
  });
  const settings = once(() => client.session.settings({}));
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: watchIdentity(identity),
        loadUser: fromPromise(() => loadUser(client)),
        signOut: fromPromise(async () => {
          if (identity.isOpen) await (await identity.open()).signOut();
        }),
      },
      actions: { clearSavedFilters, notify: (_, notification) => notify(notification) },
    }),
  ).start();
  return { client, identity, actor, settings };
}

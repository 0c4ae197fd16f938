import type { Client } from "@marquee/api/client/create-client";
import { sessionRoutes } from "@marquee/api/routes/session";
import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Notification } from "@marquee/machines/patterns/notification";
import { sessionMachine } from "@marquee/machines/session/session.machine";
import { setServerTime } from "@marquee/ui/browser/now.ts";
import type { QueryClient } from "@tanstack/react-query";
import { type Actor, createActor, fromPromise } from "xstate";
import { primaryBase, secondaryBase } from "./api-base.ts";
import { LazyIdentity } from "./identity.ts";
import { once, type Once } from "./once.ts";
import { recordStep } from "./record-steps.ts";
import { clearSavedFilters } from "./saved-filters.ts";
import { watchIdentity } from "./watch-identity.ts";

/** The public settings as the server has put them into the page; null if it has not, as in development. */
export function settingsInPage(): Settings | null {
  const text = document.querySelector("script#settings")?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * The server's public settings. Read without the client: the sign-in page needs nothing else of
 * the server until its form is sent, and loads the client then.
 */
async function fetchSettings(): Promise<Settings> {
  const response = await fetch(`${primaryBase()}${sessionRoutes.settings.path}`);
  if (!response.ok) throw new Error("Marquee cannot be reached right now.");
  const result: { readonly data: Settings } = await response.json();
  return result.data;
}

/** What every screen reaches the outside by. One per page. */
export interface Session {
  /** The calls; loaded when the first is made. Screens behind the guard have them by `useClient`. */
  readonly openClient: Once<Client>;
  /** The cache of the server's answers to the signed-in user; loaded with the panel. */
  readonly openQueries: Once<QueryClient>;
  readonly identity: LazyIdentity;
  readonly actor: Actor<typeof sessionMachine>;
  /** The server's public settings: from the page, else loaded once. */
  readonly settings: () => Promise<Settings>;
  /** The settings that are known without waiting; null if the page has none. */
  readonly settingsInPage: Settings | null;
}

/** `inspect` checks every answer; `notify` shows a message to the user. */
export interface SessionPorts {
  readonly notify: (notification: Notification) => void;
  readonly inspect?: (noun: string, name: string, result: unknown) => void;
}

/** Client, identity service and session machine, wired to each other. The machine starts at once. */
export function createSession({ notify, inspect }: SessionPorts): Session {
  const inPage = settingsInPage();
  const settings = once(() => (inPage ? Promise.resolve(inPage) : fetchSettings()));
  const identity = new LazyIdentity(settings);
  const openClient: Once<Client> = once(async () => {
    const { createClient } = await import("@marquee/api/client/create-client");
    const token = identity.token;
    return createClient({
      base: primaryBase,
      secondary: secondaryBase,
      token,
      email: () => {
        const { user, identity: own } = actor.getSnapshot().context;
        return user?.email ?? own?.email;
      },
      onTime: setServerTime,
      ...(inspect ? { inspect } : {}),
    });
  });
  const endSession = async () => {
    try {
      const { endOwnSession } = await import("./session-actors.ts");
      await endOwnSession(await openClient());
    } catch {
      // a page that cannot load its scripts signs out nevertheless
    }
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        watchIdentity: watchIdentity(identity),
        loadUser: fromPromise(async () => {
          const { loadUser } = await import("./session-actors.ts");
          return loadUser(await openClient());
        }),
        signOut: fromPromise(async () => {
          if (!identity.isOpen) return;
          const service = await identity.open();
          await endSession();
          await service.signOut();
        }),
      },
      actions: { clearSavedFilters, notify: (_, notification) => notify(notification) },
    }),
    { inspect: recordStep },
  ).start();
  const openQueries = once(async () => {
    const { openPersonQueries } = await import("./person-queries.ts");
    return openPersonQueries(actor);
  });
  return { openClient, openQueries, identity, actor, settings, settingsInPage: inPage };
}

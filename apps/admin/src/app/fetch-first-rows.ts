import { waitFor } from "xstate";
import type { Session } from "../session/create-session.ts";
import { readLastPerson } from "../session/last-person.ts";
import { screenAt } from "./screens.ts";
import type { SearchParams } from "./search-params.ts";

/** An address of the panel, without its base. */
export interface PanelAddress {
  readonly pathname: string;
  readonly search: SearchParams;
}

/**
 * Fetches the first rows of an address while the session is looked up, so that the two calls leave together. The
 * query is known from the address and from the user that the browser remembers; it is sent only if the identity service
 * names that user. The user of the session then reads the rows by the same key, or not at all (SESSION-E1, SESSION-E2).
 */
export async function fetchFirstRows(session: Session, address: PanelAddress): Promise<void> {
  const screen = screenAt(address.pathname);
  const person = readLastPerson();
  if (!screen || !("rows" in screen) || person === null) return;
  const [client, queries, fetchRows, snapshot] = await Promise.all([
    session.openClient(),
    session.openQueries(),
    screen.rows(),
    waitFor(session.actor, (each) => !each.matches("restoring")),
  ]);
  const { identity } = snapshot.context;
  const isSame = identity?.email.toLowerCase() === person.email.toLowerCase();
  if (isSame && snapshot.matches("lookingUpUser"))
    await fetchRows(queries, { client, person, search: address.search });
}

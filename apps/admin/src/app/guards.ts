import { redirect, type ParsedLocation } from "@tanstack/react-router";
import { waitFor } from "xstate";
import type { Session } from "../session/create-session.ts";
import { FROM_ONBOARDING, HOME, landingPath } from "./landing.ts";
import type { SearchParams } from "./search-params.ts";

interface Guarded {
  readonly context: { readonly session: Session };
  readonly location: ParsedLocation;
}

/** Waits until it is known whether a user is signed in; until then neither panel nor sign-in form is shown. */
const awaitSettled = ({ actor }: Session) =>
  waitFor(
    actor,
    (snapshot) => !snapshot.matches("restoring") && !snapshot.matches("lookingUpUser"),
  );

/** Behind this guard a user is signed in, or the server is away and the shell shows that. */
export async function guardSignedIn({ context, location }: Guarded): Promise<void> {
  const snapshot = await awaitSettled(context.session);
  if (snapshot.matches("signedOut") || snapshot.matches("signingIn"))
    throw redirect({ to: "/login", search: { from: location.pathname + location.searchStr } });
}

/** The sign-in page is for users who are not signed in; others go on to the requested page. */
export async function guardSignedOut({
  context,
  search,
}: Guarded & { readonly search: SearchParams }): Promise<void> {
  const snapshot = await awaitSettled(context.session);
  if (!snapshot.matches("signedIn")) return;
  // after onboarding the page starts afresh, as the specification has it
  if (search["from"] === FROM_ONBOARDING) throw redirect({ to: HOME, reloadDocument: true });
  throw redirect({ to: landingPath(search["from"]) });
}

/** Pages for developers who work with the demonstration market; absent from a production panel. */
export async function guardEmbedded({ context }: Guarded): Promise<void> {
  const settings = await context.session.settings();
  if (settings.mode !== "embedded") throw redirect({ to: "/login" });
}

interface OnTheWay {
  readonly context: { readonly openPanel: () => Promise<void> };
  readonly location: ParsedLocation;
}

/** Navigates to the same address again, once the panel's routes are loaded. */
export async function toPanel({ context, location }: OnTheWay): Promise<void> {
  await context.openPanel();
  throw redirect({
    to: location.pathname,
    search: location.search,
    hash: location.hash,
    replace: true,
  });
}

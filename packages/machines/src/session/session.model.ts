import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import type { Problem } from "../patterns/problem.ts";

/** A user as the identity service knows them. */
export interface Identity {
  readonly email: string;
  readonly isVerified: boolean;
}

/** A user as our own records know them. Only the sign-in reads `authType`. */
export interface FoundUser {
  readonly user: LoggedUser;
  readonly authType: AuthType;
}

/** The input of the `loadUser` and `lookUpUser` actors. */
export interface UserRequest {
  readonly email: string;
}

/** The events of the watcher of the identity service. It keeps watching after a problem. */
export type IdentityEvent =
  | { readonly type: "session.changed"; readonly identity: Identity | null }
  | { readonly type: "session.unreachable"; readonly problem: Problem };

/** Makes the watcher read the identity again, on demand or after a pause. */
export interface IdentityQuery {
  readonly type: "identity.query";
}

/** The events by which the sign-in form holds the session back until its welcome is over. */
export type SignInProgressEvent =
  | { readonly type: "signIn.started" }
  | { readonly type: "signIn.abandoned" }
  | { readonly type: "signIn.completed"; readonly user: LoggedUser };

export type SessionEvent =
  | IdentityEvent
  | SignInProgressEvent
  | { readonly type: "session.retry" }
  | { readonly type: "session.expired" }
  | { readonly type: "user.updated"; readonly user: LoggedUser }
  | { readonly type: "signOut.requested" };

export interface SessionContext {
  /** The current identity; null while there is none or the identity service has not responded yet. */
  readonly identity: Identity | null;
  /** Who is signed in, with their rights; set in `signedIn` and while signing out. */
  readonly user: LoggedUser | null;
  readonly problem: Problem | null;
  /** How many requests failed in a row: the pauses grow with it. */
  readonly attempts: number;
  /** Whether the watcher of the identity has failed and is not yet started again. */
  readonly watcherLost: boolean;
  /** Whether the last session here was ended elsewhere, or by its time; the sign-in says so. */
  readonly isOver: boolean;
}

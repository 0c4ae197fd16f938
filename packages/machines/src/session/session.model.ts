import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AuthType } from "@marquee/domain/users/user.schema";
import type { Problem } from "../patterns/problem.ts";

/** Somebody as the identity service knows them. */
export interface Identity {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Somebody as our own records know them; `authType` is read at sign-in alone. */
export interface FoundUser {
  readonly user: LoggedUser;
  readonly authType: AuthType;
}

/** What the `loadUser` and `lookUpUser` actors are asked. */
export interface UserRequest {
  readonly email: string;
}

/** What the watcher of the identity service tells; it stays alive, also after a problem. */
export type IdentityEvent =
  | { readonly type: "session.changed"; readonly identity: Identity | null }
  | { readonly type: "session.unreachable"; readonly problem: Problem };

/** What the watcher is asked when a person or the clock wants a fresh answer. */
export interface IdentityQuery {
  readonly type: "identity.query";
}

/** What the sign-in form tells the session, so that nobody is let in before their welcome is over. */
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
  /** Who the identity service says is here; null while nobody is, or it has not said yet. */
  readonly identity: Identity | null;
  /** Who is signed in, with their rights; set in `signedIn` and while signing out. */
  readonly user: LoggedUser | null;
  readonly problem: Problem | null;
  /** How often the server was asked in vain, in a row: the pauses grow with it. */
  readonly attempts: number;
}

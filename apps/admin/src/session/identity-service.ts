import type { AppSecret } from "@marquee/machines/profile/second-factor.model";
import type { Identity } from "@marquee/machines/session/session.model";

/** Setting an authenticator app up and removing it. All reject with the service's refusal. */
export interface SecondFactorCalls {
  /** Since when there is one, as an instant; null if there is none. */
  readonly since: () => Promise<string | null>;
  /** Signs in once more, as the service asks before it changes how one signs in; `code` if there is an app. */
  readonly confirm: (password: string, code: string) => Promise<void>;
  readonly begin: () => Promise<AppSecret>;
  /** Takes the app that `begin` made a secret for. */
  readonly finish: (code: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** What the sign-in, reset and verify screens need of the identity service. */
export interface IdentityService {
  /** The authenticator app of the signed-in user. */
  readonly secondFactor: SecondFactorCalls;
  /** Calls the listener with who is signed in, now and whenever that changes. */
  readonly watch: (listener: (identity: Identity | null) => void) => () => void;
  /** The signed-in account; null if the code of its authenticator app is asked for, too, which `giveCode` takes. */
  readonly signIn: (email: string, password: string) => Promise<Identity | null>;
  readonly giveCode: (code: string) => Promise<Identity>;
  readonly signOut: () => Promise<void>;
  /** A fresh ID token, or null while no user is signed in. */
  readonly token: () => Promise<string | null>;
  readonly sendReset: (email: string) => Promise<void>;
  /** Whose mail link it is, and what for. Rejects if the link is used up or too old. */
  readonly readLink: (code: string) => Promise<{ readonly email: string }>;
  readonly verifyEmail: (code: string) => Promise<void>;
  readonly setPassword: (code: string, password: string) => Promise<void>;
  /** Checks whether the mail was verified meanwhile, perhaps in another tab. */
  readonly recheck: () => Promise<void>;
}

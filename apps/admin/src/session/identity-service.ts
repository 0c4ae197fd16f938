import type { Identity } from "@marquee/machines/session/session.model";

/** What the sign-in, reset and verify screens need of the identity service. */
export interface IdentityService {
  /** Calls the listener with who is signed in, now and whenever that changes. */
  readonly watch: (listener: (identity: Identity | null) => void) => () => void;
  readonly signIn: (email: string, password: string) => Promise<Identity>;
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

import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Site } from "@marquee/domain/sites/site";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Listener } from "../patterns/listener.ts";
import type { Identity, SignInProgressEvent } from "./session.model.ts";

/** What the `checkIdentity` actor is asked. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly site: Site;
}

/** What the identity service says of them; `code` is its own, for example `auth/wrong-password`. */
export type IdentityAnswer =
  | { readonly tag: "accepted"; readonly identity: Identity }
  | { readonly tag: "refused"; readonly code: string };

export interface SignInInput {
  readonly site: Site;
  /** Where the person was going when they were asked to sign in. */
  readonly from: string | null;
  readonly session: Listener<SignInProgressEvent>;
}

export interface SignInContext extends SignInInput, Credentials {
  readonly identity: Identity | null;
  readonly user: LoggedUser | null;
  /** The red alert: the specification's words, or the identity service's code. */
  readonly error: string | null;
  /** What is wrong with what was typed, as it was when it was sent. */
  readonly issues: readonly Issue[];
}

export type SignInEvent =
  | { readonly type: "email.changed"; readonly email: string }
  | { readonly type: "password.changed"; readonly password: string }
  | { readonly type: "site.chosen"; readonly site: Site }
  | { readonly type: "signIn.submitted" }
  | { readonly type: "signIn.cancelled" }
  | { readonly type: "redirect.now" };

export interface SignInOutput {
  readonly from: string | null;
}

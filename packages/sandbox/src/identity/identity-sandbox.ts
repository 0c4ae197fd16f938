import { createAccount } from "./admin-operations.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";

export interface NewUser {
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
  readonly emailVerified?: boolean;
  readonly localId?: string;
}
export type UserCreated =
  | { readonly tag: "Created"; readonly localId: string }
  | { readonly tag: "Refused"; readonly code: string };

/** The identity service seen from inside the process: for the demonstration data. */
export interface IdentitySandbox {
  /** `Refused` carries the service's code: EMAIL_EXISTS, DUPLICATE_LOCAL_ID, INVALID_EMAIL, WEAK_PASSWORD : … */
  createUser(user: NewUser): Promise<UserCreated>;
  /** The bearer of the project calls; created again at every start, known to this process alone. */
  readonly adminToken: string;
}

/**
 * Creates users by the rules of the HTTP call, without HTTP. Only a refusal of the service is
 * returned; any other error is thrown.
 */
export function identitySandbox(context: IdentityContext, adminToken: string): IdentitySandbox {
  return {
    adminToken,
    async createUser(user) {
      try {
        const { localId } = await createAccount(context, { ...user });
        return { tag: "Created", localId };
      } catch (error) {
        if (error instanceof IdentityApiError) return { tag: "Refused", code: error.message };
        throw error;
      }
    },
  };
}

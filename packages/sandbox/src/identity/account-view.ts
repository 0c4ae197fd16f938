import { seconds } from "../clock.ts";
import type { Account } from "./account.ts";

/** An account as `accounts:lookup` shows it; the hash is never shown. */
export function accountView(account: Account) {
  const name = account.displayName === null ? {} : { displayName: account.displayName };
  return {
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    disabled: account.disabled,
    createdAt: String(account.createdAt.getTime()),
    ...(account.lastLoginAt ? { lastLoginAt: String(account.lastLoginAt.getTime()) } : {}),
    validSince: String(seconds(account.validSince)),
    ...name,
    providerUserInfo: account.password
      ? [
          {
            providerId: "password",
            email: account.email,
            rawId: account.email,
            federatedId: account.email,
            ...name,
          },
        ]
      : [],
  };
}

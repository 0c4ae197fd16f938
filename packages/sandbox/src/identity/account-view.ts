import { seconds } from "../clock.ts";
import type { Queryable } from "../database/queryable.ts";
import type { Account } from "./account.ts";
import { factorView, secondFactorOf, type SecondFactor } from "./second-factor.ts";

/** An account as `accounts:lookup` shows it; neither hash nor secret is ever shown. */
export const viewOf = async (db: Queryable, account: Account) =>
  accountView(account, await secondFactorOf(db, account.localId));

function accountView(account: Account, factor?: SecondFactor) {
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
    ...(factor ? { mfaInfo: [factorView(factor)] } : {}),
  };
}

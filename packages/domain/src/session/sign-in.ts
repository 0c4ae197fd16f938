import type { AuthType } from "../users/user.schema.ts";
import type { Flag } from "../wire/field.schema.ts";
import { signInMessages } from "./messages.ts";

/** A signed-in identity counts only if its e-mail is verified or the user came through the shop platform (SESSION-A1). */
export const countsAsSignedIn = (
  identity: { readonly isVerified: boolean },
  user: { readonly isShopify: Flag } | null,
): boolean => user !== null && (identity.isVerified || user.isShopify === "Y");

/**
 * Why a user whom the identity service knows may still not sign in, or null if they may (SESSION-A2).
 * That the user is no advertiser comes first, verified or not; null for `user` means that no user has this e-mail.
 */
export function signInRefusal(
  identity: { readonly isVerified: boolean },
  user: { readonly authType: AuthType; readonly isShopify: Flag } | null,
): string | null {
  if (user?.authType !== "A") return signInMessages.notAdmin;
  return countsAsSignedIn(identity, user) ? null : signInMessages.notVerified;
}

/** The part of an identity service's code that a user is shown: `auth/wrong-password` → `wrong-password` (SESSION-A3). */
export const providerCode = (code: string): string => code.slice(code.indexOf("/") + 1);

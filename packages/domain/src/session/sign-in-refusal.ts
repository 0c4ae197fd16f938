import type { AuthType } from "../users/user.schema.ts";
import type { Flag } from "../wire/field.schema.ts";
import { countsAsSignedIn } from "./counts-as-signed-in.ts";
import { signInMessages } from "./messages.ts";

/**
 * Why somebody whom the identity service knows may still not sign in, or null where they may (SESSION-A2).
 * Whoever is not an advertiser is told so first, verified or not; null for `user` means that nobody has this e-mail.
 */
export function signInRefusal(
  identity: { readonly isVerified: boolean },
  user: { readonly authType: AuthType; readonly isShopify: Flag } | null,
): string | null {
  if (user?.authType !== "A") return signInMessages.notAdmin;
  return countsAsSignedIn(identity, user) ? null : signInMessages.notVerified;
}

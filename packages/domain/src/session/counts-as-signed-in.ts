import type { Flag } from "../wire/field.schema.ts";

/** A signed-in identity counts only if its e-mail is verified or the user is of the shop platform (SESSION-A1). */
export const countsAsSignedIn = (
  identity: { readonly isVerified: boolean },
  user: { readonly isShopify: Flag } | null,
): boolean => user !== null && (identity.isVerified || user.isShopify === "Y");

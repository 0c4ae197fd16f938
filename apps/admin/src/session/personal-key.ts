import { tabKeys, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";

const PERSONAL = "typed:";

const keysOf = (email: string): string => `${PERSONAL}${email.toLowerCase()} `;

/** Under which this tab stores what a user has typed: of this user alone. */
export const personalKey = (email: string, key: string): string => `${keysOf(email)}${key}`;

/** Removes what users have typed in this tab, except of the one who is signed in (SCREEN-W4). */
export function forgetTypedBy(others: { readonly than: string | null }): void {
  const own = others.than === null ? null : keysOf(others.than);
  const isOthers = (key: string) =>
    key.startsWith(PERSONAL) && (own === null || !key.startsWith(own));
  for (const key of tabKeys(isOthers)) writeTabStorage(key, null);
}

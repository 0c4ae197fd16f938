import type { UserSession } from "./user-session.schema.ts";

/** What a session is called: "Firefox on Linux" (SESSION-O3). */
export function describeSession({
  browser,
  system,
}: Pick<UserSession, "browser" | "system">): string {
  if (browser === "" && system === "") return "An unknown browser";
  if (browser === "") return `A browser on ${system}`;
  return system === "" ? browser : `${browser} on ${system}`;
}

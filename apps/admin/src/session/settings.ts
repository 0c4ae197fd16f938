import { sessionRoutes } from "@marquee/api/routes/session";
import type { Settings } from "@marquee/domain/session/settings.schema";
import { primaryBase } from "./api-base.ts";

/** The public settings as the server has put them into the page; null if it has not, as in development. */
export function settingsInPage(): Settings | null {
  const text = document.querySelector("script#settings")?.textContent;
  return text ? JSON.parse(text) : null;
}

/**
 * The server's public settings. Read without the client: the sign-in page needs nothing else of
 * the server until its form is sent, and loads the client then.
 */
export async function fetchSettings(): Promise<Settings> {
  const response = await fetch(`${primaryBase()}${sessionRoutes.settings.path}`);
  if (!response.ok) throw new Error("Marquee cannot be reached right now.");
  const answer: { readonly data: Settings } = await response.json();
  return answer.data;
}

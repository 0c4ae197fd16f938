import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";

const RECENT = "recentlyUsed ";

/** Under which the browser stores what a user opened lately: of this user, and of the company that they are in (SEARCH-R2). */
export const recentKey = ({ email, companyId }: Pick<LoggedUser, "email" | "companyId">): string =>
  `${RECENT}${companyId ?? ""} ${email}`;

/** Whether the browser stores recently opened things under this key, of any user and company. */
export const isRecentKey = (key: string): boolean => key.startsWith(RECENT);

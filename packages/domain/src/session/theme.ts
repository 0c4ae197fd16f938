/** The colours of a page, by a user's choice; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

/** The theme of a stored text; the system's for any other text. */
export const parseTheme = (stored: string | null | undefined): Theme =>
  stored === "light" || stored === "dark" ? stored : "system";

/** As a browser stores the choice beside its own storage, for a year: the server reads it in each request for a page (SCREEN-G12). */
export const themeCookie = (theme: Theme): string =>
  `theme=${theme}; path=/; max-age=31536000; samesite=lax`;

/** The choice among the cookies of a request. */
export const themeInCookies = (cookies: string | undefined): Theme =>
  parseTheme(/(?:^|; )theme=(\w+)/.exec(cookies ?? "")?.[1]);

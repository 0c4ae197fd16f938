import { expect, it } from "vitest";
import { themeCookie, themeInCookies } from "./theme.ts";

it.each(["light", "dark", "system"] as const)(
  "[SCREEN-G12] reads %s among the cookies of a request as it was stored",
  (theme) => {
    const [pair = ""] = themeCookie(theme).split(";");
    expect(themeInCookies(pair)).toBe(theme);
    expect(themeInCookies(`other=light; ${pair}; last=dark`)).toBe(theme);
  },
);

it.each([undefined, "", "theme=", 'theme="><script>', "theme=darker", "mytheme=dark"])(
  "[SCREEN-G12] follows the device if the cookies are %o",
  (cookies) => {
    expect(themeInCookies(cookies)).toBe("system");
  },
);

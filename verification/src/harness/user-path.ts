import { encodeEmail } from "@marquee/api/http/path";

/** The e-mail of a demonstration user by name; another address is itself. */
export const toEmail = (who: string): string => (who.includes("@") ? who : `${who}@marquee.test`);

/** The path of a call about a user, such as `/users/:encEmail`. */
export const userPath = (call: string, who: string): string =>
  `/${call}/${encodeEmail(toEmail(who))}`;

import Bowser from "bowser";

/** More than any browser says of itself. */
const LONGEST = 512;

/** Browser and system by their names, as far as the browser says: what else it says of itself is not stored (SESSION-O3). */
export function describeBrowser(userAgent: string): {
  readonly browser: string;
  readonly system: string;
} {
  if (userAgent === "" || userAgent.length > LONGEST) return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name ?? "", system: os.name ?? "" };
}

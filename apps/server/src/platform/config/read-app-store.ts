import type { Env } from "./env.ts";

/** The address of the app that the sign-in page leads to, of `APP_STORE_URL` (CONFIG-M18); null without one. */
export function readAppStore(env: Env, reasons: string[]): string | null {
  const address = env["APP_STORE_URL"] ?? null;
  if (address !== null && !(URL.canParse(address) && new URL(address).protocol === "https:"))
    reasons.push("APP_STORE_URL is the https address of the app in its store.");
  return address;
}

import type { Env } from "./env.ts";

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/** The origins of `PUBLIC_ORIGINS`. Links of mails name one of them, never what a request claims (CONFIG-M17). */
export function readOrigins(env: Env, reasons: string[]): readonly string[] {
  const origins = (env["PUBLIC_ORIGINS"] ?? "").split(",").map((text) => text.trim());
  const named = origins.filter((text) => text !== "");
  if (!named.every(isOrigin))
    reasons.push("PUBLIC_ORIGINS holds origins such as https://marquee.example.ca, by commas.");
  return named;
}

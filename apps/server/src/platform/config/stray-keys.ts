import type { Env } from "./env.ts";

/** The prefixes of settings for the real services, also of settings that Marquee does not read. */
const SERVICE = /^(?:FIREBASE|STRIPE|PAYPAL)_/;

/** Settings of real services that make no sense in a start without any of our own (CONFIG-M6): production was meant. */
export const strayKeys = (env: Env): readonly string[] =>
  Object.keys(env).filter((name) => SERVICE.test(name) && env[name]);

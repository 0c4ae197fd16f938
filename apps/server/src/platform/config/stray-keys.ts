import type { Env } from "./env.ts";

/** How the settings of real services begin, those that are none of ours included. */
const SERVICE = /^(?:FIREBASE|STRIPE|PAYPAL)_/;

/** Settings of real services that a start without any of our own has all the same (CONFIG-M6): production was meant. */
export const strayKeys = (env: Env): readonly string[] =>
  Object.keys(env).filter((name) => SERVICE.test(name) && env[name]);

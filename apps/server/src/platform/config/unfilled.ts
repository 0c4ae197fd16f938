import type { Env } from "./env.ts";

/** What `deploy/marquee.env.example` has in the place of a value. */
const PLACE = "CHANGE-ME";

/** The reasons of a start, with settings that were copied from the example and not filled in before all else (CONFIG-M26). */
export function withUnfilled(env: Env, reasons: readonly string[]): readonly string[] {
  const names = Object.keys(env).filter((name) => env[name]?.includes(PLACE));
  return [
    ...names.map((name) => `${name} still says ${PLACE}: fill it in, or leave it out.`),
    // What else is wrong with its value follows from that.
    ...reasons.filter((reason) => !names.some((name) => reason.startsWith(`${name} `))),
  ];
}

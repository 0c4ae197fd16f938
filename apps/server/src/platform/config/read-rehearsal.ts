import type { Env } from "./env.ts";
import { strayKeys } from "./stray-keys.ts";

/** The process of the stand-ins that a rehearsal works with (`npm run sandbox`). */
export interface SandboxAddress {
  /** Such as `http://127.0.0.1:3900`. */
  readonly url: string;
  /** Both sides derive from it what they say to each other instead of keys of real services. */
  readonly secret: string;
}

const USUAL = "http://127.0.0.1:3900";
const SHORTEST_SECRET = 32;

/** Whether the operator wants a rehearsal: a production with stand-ins. */
export function readsRehearsal(env: Env, reasons: string[]): boolean {
  const text = env["REHEARSAL"];
  if (text !== undefined && text !== "1") reasons.push("REHEARSAL is 1, or left out.");
  if (text === undefined)
    for (const name of ["SANDBOX_URL", "SANDBOX_SECRET"])
      if (env[name])
        reasons.push(
          `${name} is set without REHEARSAL=1: only a rehearsal has stand-ins elsewhere.`,
        );
  return text === "1";
}

/** Where the stand-ins are. Names everything that is wrong, and repeats no secret (CONFIG-R2). */
export function readSandboxAddress(env: Env, reasons: string[]): SandboxAddress {
  const url = URL.parse(env["SANDBOX_URL"] ?? USUAL);
  const isPlain = url?.protocol === "http:" && url.pathname === "/" && url.port !== "";
  if (!isPlain || url.search !== "" || url.hash !== "" || url.username !== "")
    reasons.push(
      `SANDBOX_URL is an address with its port and nothing behind it, such as ${USUAL}.`,
    );
  const secret = env["SANDBOX_SECRET"] ?? "";
  if (secret.length < SHORTEST_SECRET || /\s/u.test(secret))
    reasons.push(
      `SANDBOX_SECRET holds at least ${SHORTEST_SECRET} characters and no space, the same for the stand-ins and every server of the rehearsal.`,
    );
  return { url: url?.origin ?? USUAL, secret };
}

/** A rehearsal keeps away from real services: their keys beside it are refused by name (CONFIG-R3). */
export function refuseRealKeys(env: Env, reasons: string[]): void {
  for (const name of strayKeys(env))
    reasons.push(
      `${name} is set beside REHEARSAL=1: a rehearsal works with stand-ins and keeps away from real services. Take one of the two away.`,
    );
}

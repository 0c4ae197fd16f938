import ipaddr from "ipaddr.js";
import type { Env } from "./env.ts";

/** Networks that have a name if the framework reads them. */
const NAMED = new Set(["loopback", "linklocal", "uniquelocal"]);

const isProxy = (text: string): boolean =>
  NAMED.has(text) ||
  ipaddr.isValid(text) ||
  (ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0);

/** Addresses and networks of the proxies before us, by commas; null if there are none. Adds what is wrong to `reasons`. */
export function readProxies(env: Env, reasons: string[]): string | null {
  const text = env["TRUSTED_PROXIES"] ?? null;
  for (const proxy of text?.split(",") ?? [])
    if (!isProxy(proxy.trim()))
      reasons.push(
        `TRUSTED_PROXIES names "${proxy.trim()}", which is no address and no network such as 10.0.0.0/8.`,
      );
  return text;
}

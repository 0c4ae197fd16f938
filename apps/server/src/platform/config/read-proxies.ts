import ipaddr from "ipaddr.js";
import { isIP } from "node:net";
import type { Env } from "./env.ts";
import { wholeNumber } from "./read-whole-number.ts";

/** Networks that have a name if the framework reads them. */
const NAMED = new Set(["loopback", "linklocal", "uniquelocal"]);

/**
 * An address as it is written today. The library that the framework reads it by also takes `1` (0.0.0.1), `10.1` and
 * `010.0.0.1`, whose first number it reads as octal: another machine than the operator means would be believed.
 */
const isAddress = (text: string): boolean => isIP(text) > 0 && ipaddr.isValid(text);

function isNetwork(text: string): boolean {
  const [address = "", bits = ""] = text.split("/");
  return isAddress(address) && ipaddr.isValidCIDR(text) && (wholeNumber(bits) ?? 0) > 0;
}

const isProxy = (text: string): boolean => NAMED.has(text) || isAddress(text) || isNetwork(text);

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

import { isIPv6 } from "node:net";

/** The origin of a server on this host: an address of IPv6 is in brackets there (CONFIG-M10). */
export const httpOrigin = (host: string, port: number): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

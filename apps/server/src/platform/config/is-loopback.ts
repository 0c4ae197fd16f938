import { isIP } from "node:net";

/** Whether a host is this machine and nothing else. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

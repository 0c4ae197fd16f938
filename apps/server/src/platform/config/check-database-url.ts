import { isLoopback } from "./is-loopback.ts";

/** How a connection may be protected from listeners; with `disable` the network has to do it. */
const DECIDED = ["verify-full", "verify-ca", "require", "disable"];

/** What is wrong with the address of production's database, or null (CONFIG-M8). One that cannot be read is refused already. */
export function checkDatabaseUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { hostname, searchParams } = new URL(text);
  const host = searchParams.get("host") ?? hostname;
  // Without a host, or with a folder, it is a socket of this machine.
  if (host === "" || host.startsWith("/") || isLoopback(host.replace(/^\[|\]$/g, ""))) return null;
  const mode = searchParams.get("sslmode");
  return mode !== null && DECIDED.includes(mode)
    ? null
    : "DATABASE_URL leads to another machine and does not say how it is protected from listeners: add sslmode=verify-full, or sslmode=disable where the network itself protects it.";
}

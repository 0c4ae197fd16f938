import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/is-loopback.ts";

/** Whether a request names this server by a name that only this machine has, at the port where it listens. */
function isThisMachine(reached: string, own: string): boolean {
  const url = URL.parse(reached);
  const hostname = url?.hostname.replaceAll(/[[\]]/gu, "") ?? "";
  const isOurs = isLoopback(hostname) || hostname.endsWith(".localhost");
  return isOurs && url?.port === URL.parse(own)?.port;
}

/** The origin that links of our mails lead to; null if none is configured (CONFIG-M17). A request's host never is. */
export function mailOrigin(
  { mode, publicOrigins }: Pick<Config, "mode" | "publicOrigins">,
  reached: string,
  own: string,
): string | null {
  if (publicOrigins.includes(reached)) return reached;
  if (publicOrigins[0] !== undefined || mode !== "embedded") return publicOrigins[0] ?? null;
  return isThisMachine(reached, own) ? reached : own;
}

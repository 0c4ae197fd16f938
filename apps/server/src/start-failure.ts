import { ConfigError } from "./platform/config/config.ts";
import { errorReport } from "./platform/log/error-text.ts";

const PORT_REMEDY = "Set PORT to another one, or to 0 for any that is free.";

/** The machine's error when a server wants to listen there. */
const LISTEN: Readonly<Record<string, (host: string, port: string) => string>> = {
  EADDRINUSE: (host, port) => `Port ${port} of ${host} is taken. ${PORT_REMEDY}`,
  EACCES: (host, port) =>
    `Port ${port} of ${host} needs rights that this user lacks. ${PORT_REMEDY}`,
  EADDRNOTAVAIL: (host) => `HOST is ${host}, which is no address of this machine.`,
};

function listenFailure(error: Error): string | null {
  if (!("syscall" in error) || error.syscall !== "listen" || !("code" in error)) return null;
  const words = LISTEN[String(error.code)];
  const host = "address" in error ? String(error.address) : "";
  const port = "port" in error ? String(error.port) : "";
  return words?.(host, port) ?? null;
}

/** How a process ends that lacks what it needs to start (OPS-9), and one that failed otherwise. */
export const startExitCode = (error: unknown): number => (error instanceof ConfigError ? 2 : 1);

/** Why a start failed, for the operator: every reason of a refused configuration, or the error itself. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError)
    return `Marquee does not start:\n${error.reasons.map((reason) => `  - ${reason}`).join("\n")}`;
  const reason = error instanceof Error ? listenFailure(error) : null;
  return `Marquee does not start: ${reason ?? errorReport(error)}`;
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { Config } from "../config/config.ts";
import { unavailable, type Refusal } from "../refusal/refusal.ts";
import { aliveOf } from "./health.ts";
import { connectionLimits } from "./limits.ts";
import type { Readiness } from "./readiness.ts";
import { newReference } from "./refuse-early.ts";

/** What responds at a server's address before the server does. */
export interface EarlyServer {
  /** Gives the address free for the server itself; safe to repeat. */
  readonly close: () => Promise<void>;
}

const STARTING = unavailable("Marquee is still starting. Please try again in a moment.");

const toBody = ({ failure }: Refusal) => ({ error: { ...failure, reference: newReference() } });

/**
 * Listens while the database is opened and its tables are changed, which may take minutes (OPS-14): `/healthz` responds, so
 * that no supervisor ends a server that works, `/readyz` says what it waits for, and everything else is refused. A port of
 * 0 is any: there is no address yet that could be called.
 */
export async function listenEarly(
  { host, port, mode }: Pick<Config, "host" | "port" | "mode">,
  readiness: Readiness,
): Promise<EarlyServer> {
  if (port === 0) return { close: () => Promise.resolve() };
  const alive = aliveOf(mode);
  const server = createServer(
    { requestTimeout: connectionLimits.requestTimeout },
    (request, response) => {
      const path = request.url?.split("?", 1).join();
      const hindrance = readiness.sentence();
      const body =
        path === "/healthz"
          ? alive
          : toBody(path === "/readyz" && hindrance ? unavailable(hindrance) : STARTING);
      response
        .writeHead(body === alive ? 200 : STARTING.status, {
          "content-type": "application/json; charset=utf-8",
          "cache-control": "no-store",
          "retry-after": "5",
          connection: "close",
        })
        .end(JSON.stringify(body));
    },
  );
  server.listen({ host, port });
  await once(server, "listening");
  return {
    close: async () => {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

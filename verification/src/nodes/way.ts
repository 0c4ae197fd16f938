import { freePort } from "@marquee/server/platform/database/cluster-access";
import { chmodSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endProgram, isOk, startProgram, waitUntil } from "./program.ts";

/** A place that a way may lead to: whether it takes part is asked of an address of its own. */
export interface Place {
  readonly port: number;
  readonly check: { readonly port: number; readonly path: string };
}

/** One address for several places. */
export interface Way {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The settings of docs/how-to/several-servers.md, for this machine. */
const HTTP = `
  mode http
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  retries 3
  option redispatch
  retry-on conn-failure empty-response 503
  balance roundrobin
  default-server inter 2s fall 2 rise 1`;
const TCP = `
  mode tcp
  timeout client 30m
  timeout server 30m
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions`;

const TWO_CHECKS = 5_000;

/** HAProxy, as the pages for operators set it up. */
export async function haproxyWay(
  haproxy: string,
  folder: string,
  kind: "http" | "tcp",
  places: readonly Place[],
  at?: number,
): Promise<Way> {
  const port = at ?? (await freePort());
  const file = join(folder, `haproxy-${kind}.cfg`);
  const servers = places.map(
    ({ port: to, check }, index) =>
      `  server s${index} 127.0.0.1:${to} check${check.port === to ? "" : ` port ${check.port}`}`,
  );
  const path = places[0]?.check.path ?? "/";
  writeFileSync(
    file,
    `global
  maxconn 2000
defaults
  timeout connect 2s
listen way
  bind 127.0.0.1:${port}${kind === "http" ? HTTP : TCP}
  option httpchk GET ${path}
${servers.join("\n")}
`,
  );
  chmodSync(file, 0o644);
  const program = startProgram(haproxy, ["-W", "-db", "-f", file], folder);
  await waitUntil("HAProxy", () => accepts(port), { words: program.output });
  // Until two checks have failed it takes every place for one that is up.
  await pause(TWO_CHECKS);
  return { port, close: () => endProgram(program) };
}

/** Whether anything listens at a port of this machine. */
export const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Milliseconds between two questions of the forwarder. */
const ASKS_EVERY = 500;

/** What leads to the first place that takes part, where there is no HAProxy; connections to one that does not any more are cut. */
export async function forwarder(
  places: readonly { readonly port: number; readonly isUp: () => Promise<boolean> }[],
  at?: number,
): Promise<Way> {
  const open = new Map<Socket, number>();
  const up = new Set<number>();
  let turn = 0;
  const server = createServer((socket) => {
    const ready = [...up];
    const port = ready[turn++ % Math.max(1, ready.length)];
    if (port === undefined) return void socket.destroy();
    const onward = connect({ host: "127.0.0.1", port });
    open.set(socket, port);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    socket.on("close", () => open.delete(socket));
    return undefined;
  });
  const look = async () => {
    for (const { port, isUp } of places)
      if (await isUp().catch(() => false)) up.add(port);
      else if (up.delete(port)) for (const [socket, to] of open) if (to === port) socket.destroy();
  };
  await look();
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null));
  }, ASKS_EVERY);
  const port = at ?? (await freePort());
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port,
    close: async () => {
      clearInterval(timer);
      for (const socket of open.keys()) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** One address for places: HAProxy if it is installed. */
export const wayTo = (
  haproxy: string | null,
  folder: string,
  kind: "http" | "tcp",
  places: readonly Place[],
  at?: number,
): Promise<Way> =>
  haproxy === null
    ? forwarder(
        places.map(({ port, check }) => ({ port, isUp: () => isOk(check.port, check.path) })),
        at,
      )
    : haproxyWay(haproxy, folder, kind, places, at);

import { hostname } from "node:os";
import type { FastifyRequest } from "fastify";
import { RELEASE } from "../config/release.ts";
import { loggedError } from "./error-text.ts";

/** Where lines of the log go. */
export interface LogStream {
  readonly write: (line: string) => void;
}

/** A request in the log: its address without the query, which may hold a signature. */
const loggedRequest = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.split("?", 1).join(),
  host,
  ip,
});

/** How the server logs: JSON without secrets (OPS-3, OPS-8); false for `silent`. */
export const logOptions = (level: string, stream?: LogStream) =>
  level === "silent"
    ? false
    : {
        level,
        base: { pid: process.pid, hostname: hostname(), release: RELEASE },
        serializers: { err: loggedError, req: loggedRequest },
        ...(stream === undefined ? {} : { stream }),
      };

import type pg from "pg";
import type { Config } from "../platform/config/config.ts";
import type { HandlersOf } from "../platform/http/handlers.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { countTraffic } from "./count-traffic.ts";
import { readTraffic } from "./read-traffic.ts";

export interface TrafficServices {
  readonly pool: pg.Pool;
  readonly config: Config;
}

export const trafficHandlers = ({ pool, config }: TrafficServices): HandlersOf<"traffic"> => ({
  count: async ({ body }, request) =>
    config.statechartTraffic ? countTraffic(pool, request, request.user, body) : "Success",
  countSignedOut: async ({ body }, request) =>
    config.statechartTraffic ? countTraffic(pool, request, null, body) : "Success",
  // sums belong to no company: the system's scope reads them for who may see them
  read: ({ params, query }, { now }) =>
    withScope(pool, SYSTEM, (tx) => readTraffic(tx, { config, now }, params.machine, query)),
});

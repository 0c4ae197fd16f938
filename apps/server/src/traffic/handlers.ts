import type pg from "pg";
import type { Config } from "../platform/config/config.ts";
import type { HandlersOf } from "../platform/http/handlers.ts";
import type { Request } from "../platform/http/request.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { countTraffic } from "./count-traffic.ts";
import { readTraffic } from "./read-traffic.ts";

export interface TrafficServices {
  readonly pool: pg.Pool;
  readonly config: Config;
}

/** Whether what a page sends is counted: not if it is switched off, nor for a browser that asks for that (TRAFFIC-P2, TRAFFIC-P3). */
const isCounted = (
  { statechartTraffic }: Config,
  { asksForPrivacy }: Pick<Request, "asksForPrivacy">,
): boolean => statechartTraffic && !asksForPrivacy;

/** The calls of chart traffic. A batch that is not counted gets the response of one that is. */
export const trafficHandlers = ({ pool, config }: TrafficServices): HandlersOf<"traffic"> => ({
  count: async ({ body }, request) =>
    isCounted(config, request) ? countTraffic(pool, request, request.user, body) : "Success",
  countSignedOut: async ({ body }, request) =>
    isCounted(config, request) ? countTraffic(pool, request, null, body) : "Success",
  // sums belong to no company: the system's scope reads them for every user who may see them
  read: ({ params, query }, { now }) =>
    withScope(pool, SYSTEM, (tx) => readTraffic(tx, { config, now }, params.machine, query)),
});

import {
  MachineId,
  Traffic,
  TrafficBatch,
  TrafficKind,
  TrafficMarket,
} from "@marquee/domain/traffic/traffic.schema";
import { Schema } from "effect";
import { daysQuery } from "../http/call.ts";
import { trafficRoutes } from "../routes/traffic.ts";
import { one, save } from "./calls.ts";
import { group } from "./group.ts";

const counting = {
  body: TrafficBatch,
  /** A page sends one a minute, and one when it is hidden; an office shares an address. */
  perMinute: 60,
  response: Schema.Literal("Success"),
} as const;

export const trafficContract = group(trafficRoutes, {
  count: save({
    ...counting,
    summary: "Add what a page counted of its statecharts; the same batch twice counts once",
    access: "signedIn",
    errors: ["Unauthenticated", "Forbidden", "Invalid", "TooMany"],
  }),
  countSignedOut: save({
    ...counting,
    summary:
      "Add what a page counted while no user was signed in; the same batch twice counts once",
    access: "public",
    errors: ["Invalid", "TooMany"],
  }),
  read: one({
    summary:
      "How a process is used: sums of one statechart between two days, none of fewer than five",
    access: { ability: "traffic.view" },
    params: { machine: MachineId },
    query: { ...daysQuery, kind: TrafficKind, market: TrafficMarket },
    response: Traffic,
  }),
});

import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Day, ListOf } from "../wire/draft-field.schema.ts";
import { DayText, Id, Text } from "../wire/field.schema.ts";
import { COUNTED } from "./cell.ts";
import { BUCKETS } from "./histogram.ts";

/** The kinds of users: signed out, of a company, or staff. The server knows them by the session, never by the page. */
export const TRAFFIC_KINDS = ["stranger", "merchant", "staff"] as const;
export const TrafficKind = Schema.Literals(TRAFFIC_KINDS);
export type TrafficKind = typeof TrafficKind.Type;

/** The market whose host was called. */
export const TrafficMarket = Schema.Literals(["CA", "US"]);
export type TrafficMarket = typeof TrafficMarket.Type;

/** No page comes to more of one thing within a minute. */
const MOST = 10_000;
const Many = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST }));
const Times = ListOf(Many, BUCKETS);

/** The id of a machine, and the hash of its chart. */
export const MachineId = Schema.String.check(
  Schema.isPattern(/^[a-zA-Z][a-zA-Z0-9]{0,59}$/u, { message: "the id of a statechart" }),
);
const Version = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{16}$/u, {
    message: "the hash of a chart: 16 hexadecimal characters",
  }),
);

const TrafficCell = Schema.Struct({
  what: Schema.Literals(COUNTED),
  of: Text(80),
  n: Many,
  times: Times,
});

/** What a page counted since it sent the last: sums by machine, and nothing of who, what was typed or with which ids. */
export const TrafficBatch = Schema.Struct({
  /** Made for this batch alone: the same one twice counts once. */
  id: Id,
  machines: ListOf(
    Schema.Struct({ machine: MachineId, version: Version, cells: ListOf(TrafficCell, 300) }),
    40,
  ),
});
export type TrafficBatch = typeof TrafficBatch.Type;

const ShownCell = Schema.Struct({
  what: Schema.Literals(["run", "transition", "state", "hop", "left", "reach", "way"]),
  of: Schema.String,
  /** Null: fewer than five, or what would give such a number away. */
  n: Schema.NullOr(Schema.Int),
  /** The range of a number that would give away a small one. */
  between: Schema.optionalKey(Schema.Tuple([Schema.Int, Schema.Int])),
  times: Schema.Array(Schema.Int),
});

/** What is shown of one version of a chart. */
const VersionTraffic = Schema.Struct({
  version: Version,
  /** The first and the last day that have something. */
  from: DayText,
  to: DayText,
  cells: Schema.Array(ShownCell),
});
export type VersionTraffic = typeof VersionTraffic.Type;

/** What people did on one machine, as staff see it (TRAFFIC-S1 to TRAFFIC-S3). */
export const Traffic = Schema.Struct({
  machine: MachineId,
  from: Day,
  to: Day,
  /** The latest first. */
  versions: Schema.Array(VersionTraffic),
  /** Runs by week, by its first day; null for fewer than five. */
  weeks: Schema.Array(Schema.Struct({ day: DayText, begun: Schema.NullOr(Schema.Int) })),
  /** The last day that has something at all; empty if none has. */
  lastDay: DayText,
  /** Whether what is shown was made for the demonstration. */
  isDemonstration: Schema.Boolean,
  /** Whether pages count at present. */
  isCounting: Schema.Boolean,
  /** What is not in the numbers, if something is not (TRAFFIC-R4). */
  missing: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "Traffic", ...shownTo("traffic.view") });
export type Traffic = typeof Traffic.Type;

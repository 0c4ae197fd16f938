import type { Counted } from "@marquee/domain/traffic/cell";
import type { TrafficKind, TrafficMarket } from "@marquee/domain/traffic/traffic.schema";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant, systemPolicy } from "../platform/database/columns.ts";

/** How often something happened on one version of a chart on one day in Central time: sums, and no row of any visit. */
export const traffic = pgTable(
  "traffic",
  {
    machine: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    version: text().notNull(),
    what: text().$type<Counted>().notNull(),
    /** What was counted: a transition, state, pair or way, by its places in the chart of that version. */
    part: text().notNull(),
    kind: text().$type<TrafficKind>().notNull(),
    market: text().$type<TrafficMarket>().notNull(),
    n: bigint({ mode: "number" }).notNull(),
    /** How many took how long, by the buckets of the domain. */
    times: integer().array().notNull(),
  },
  (table) => [
    primaryKey({
      name: "traffic_key",
      columns: [
        table.machine,
        table.day,
        table.version,
        table.what,
        table.part,
        table.kind,
        table.market,
      ],
    }),
    index("traffic_day").on(table.day),
    check("traffic_n", sql`${table.n} >= 0`),
    systemPolicy("traffic"),
  ],
);

/** The batches of a day, so that none counts twice. */
export const trafficBatch = pgTable(
  "traffic_batch",
  { id: text().primaryKey(), receivedOn: instant("received_on").notNull() },
  (table) => [index("traffic_batch_received").on(table.receivedOn), systemPolicy("traffic_batch")],
);

import { isAgent, isMaster } from "@marquee/domain/access/actor";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { siteOf } from "@marquee/domain/sites/site";
import { addCells } from "@marquee/domain/traffic/tally";
import type { TrafficBatch, TrafficKind } from "@marquee/domain/traffic/traffic.schema";
import type pg from "pg";
import { isStored } from "../cases/stored-runs.ts";
import type { Request } from "../platform/http/request.ts";
import { invalid, Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { countedVersions } from "./counted-charts.ts";
import { addTraffic, rememberBatch, type Counting, type MachineCell } from "./queries.ts";

/** The kind of the user, as the session has it: a page is not asked. */
export const kindOf = (user: LoggedUser | null): TrafficKind =>
  user === null ? "stranger" : isMaster(user) || isAgent(user) ? "staff" : "merchant";

const NO_SUCH_PART = "This version of the chart has no such thing.";

/** The sums of a batch, those of charts that are not known left out; or why all of it is refused. */
async function knownCells({ machines }: TrafficBatch): Promise<readonly MachineCell[] | Refusal> {
  const cells: MachineCell[] = [];
  for (const [at, { machine, version, cells: given }] of machines.entries()) {
    // what the server stores is counted from there: no page adds to it (TRAFFIC-R2)
    if (isStored(machine)) continue;
    const known = (await countedVersions(machine)).get(version);
    // the page is older or newer than this server, which does not know its chart
    if (!known) continue;
    if (!given.every(({ what, of }) => known.hasPart(what, of)))
      return invalid([
        { rule: "TRAFFIC-C6", field: `machines.${at}.cells`, message: NO_SUCH_PART },
      ]);
    for (const cell of addCells(given)) cells.push({ ...cell, machine, version });
  }
  return cells;
}

/** Adds up cells of the same machine and version, which a batch may name twice. */
const addUp = (cells: readonly MachineCell[]): readonly MachineCell[] =>
  [...Map.groupBy(cells, ({ machine, version }) => `${machine} ${version}`)].flatMap(
    ([key, group]) => {
      const [machine = "", version = ""] = key.split(" ");
      return addCells(group).map((cell) => ({ ...cell, machine, version }));
    },
  );

/** Adds a batch to the sums of today, once (TRAFFIC-C4 to TRAFFIC-C6). */
export async function countTraffic(
  pool: pg.Pool,
  { now, origin }: Pick<Request, "now" | "origin">,
  user: LoggedUser | null,
  batch: TrafficBatch,
): Promise<"Success" | Refusal> {
  const cells = await knownCells(batch);
  if (cells instanceof Refusal) return cells;
  const counting: Counting = {
    day: centralDayOf(now),
    kind: kindOf(user),
    market: siteOf(new URL(origin).hostname),
  };
  await withScope(pool, SYSTEM, async (tx) => {
    if (await rememberBatch(tx, batch.id, now))
      await addTraffic(
        tx,
        addUp(cells).map((cell) => ({ ...cell, ...counting })),
      );
  });
  return "Success";
}

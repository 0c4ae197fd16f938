import { findOwnSecret } from "@marquee/server/platform/ingest/own-secret";
import fc from "fast-check";
import { testServer } from "../harness/test-server.ts";
import { IS_WHOLE } from "../sample.ts";
import { Draws } from "./flows/draws.ts";
import { playFlows, type FlowName } from "./flows/flows.ts";
import { fuzzCalls } from "./fuzz-call.ts";
import { fuzzCallers } from "./fuzz-callers.ts";
import { fuzzRequests } from "./fuzz-request.ts";
import { addMarkedRows } from "./fuzz-world.ts";
import { Fuzzing, type Finding } from "./fuzzing.ts";
import { foreignRowsQuery, startWriteLog } from "./write-log.ts";

const BATCH = 250;
/** Flows are played before the first of so many batches, and again after them. */
const BATCHES_A_FLOW = 8;
/** Of others try each step of a flow, and each read. */
const OTHERS = IS_WHOLE ? 2 : 1;

export interface FuzzReport {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The calls that returned 200 at least once. */
  readonly responded: ReadonlySet<string>;
}

/** The calls that a valid request did not get 200 from: what is never reached is never tested (REL-F10). */
export const listUnanswered = ({ responded }: Pick<FuzzReport, "responded">) =>
  fuzzCalls()
    .map(({ name }) => name)
    .filter((name) => !responded.has(name));

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Statements run on the finished world before the first request, by those who test these very checks. */
  readonly faults?: string;
  /** Only calls of these nouns; without any, all of them. */
  readonly nouns?: readonly string[];
  /** Only these flows, also if there are nouns: reads are of them alone. */
  readonly flows?: readonly FlowName[];
  /** How many others try each step. */
  readonly others?: number;
  /** Told after every batch. */
  readonly progress?: (sent: number, findings: readonly Finding[]) => void;
}

/** Sends `count` requests and as many more as end a flow, drawn from `seed`, to a server of its own. */
export async function fuzz({
  seed,
  count,
  faults = "",
  nouns = [],
  flows,
  others = OTHERS,
  progress,
}: FuzzOptions): Promise<FuzzReport> {
  const server = await testServer({ listen: true, env: { RATE_LIMITS: "off" } });
  try {
    const { owner } = server.database;
    const { learned, subjects } = await addMarkedRows(server);
    await startWriteLog(owner);
    await owner.query(faults);
    const callers = await fuzzCallers(server);
    const requests = fuzzRequests(callers, learned, nouns);
    const fuzzing = new Fuzzing(server, await foreignRowsQuery(owner));
    const secret = (await findOwnSecret(server.pool)) ?? "";
    const { send, responded } = fuzzing;
    const stage = { server, callers, subjects, secret, send, responded, others, nouns };
    for (let batch = 0; fuzzing.sent < count; batch += 1) {
      if ((nouns.length === 0 || flows) && batch % BATCHES_A_FLOW === 0)
        await playFlows({ ...stage, draws: new Draws(seed + batch) }, flows);
      const numRuns = Math.min(BATCH, count - fuzzing.sent);
      if (numRuns > 0)
        for (const request of fc.sample(requests, { seed: seed + batch, numRuns }))
          await fuzzing.send(request, null);
      await fuzzing.checkBatch();
      progress?.(fuzzing.sent, fuzzing.findings);
    }
    fuzzing.stop();
    const { sent, findings, statuses } = fuzzing;
    return { requests: sent, findings, statuses, responded };
  } finally {
    await server.close();
  }
}

import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { processorTime } from "./processor-time.ts";
import type { Product } from "./product.ts";
import { atMost, median, yardstick, type Figure } from "./report.ts";

const COUNTED = join(import.meta.dirname, "../../packages/machines/counted/onboarding.json");
const BATCHES = 400;
const AT_ONCE = 16;
const READS = 15;

interface CountedChart {
  readonly states: readonly unknown[];
  readonly transitions: readonly unknown[];
}

/** A batch as a page sends one after a busy minute: every state and every transition of the sign-up. */
function batchOf(version: string, { states, transitions }: CountedChart): string {
  const cell = (what: string, of: number) => ({ what, of: String(of), n: 2, times: [0, 1, 1] });
  const cells = [
    { what: "run", of: "begun", n: 1, times: [] },
    ...transitions.map((_, at) => cell("transition", at)),
    ...states.slice(1).map((_, at) => cell("state", at + 1)),
  ];
  const id = randomBytes(16).toString("hex");
  return JSON.stringify({ id, machines: [{ machine: "onboarding", version, cells }] });
}

/** How long this takes, in milliseconds. */
async function timeOf(work: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await work();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} of ${response.url}`);
  return performance.now() - start;
}

/** What it takes to add what pages counted, and to read the sums of three months. */
export async function benchTraffic(product: Product): Promise<readonly Figure[]> {
  const versions = JSON.parse(readFileSync(COUNTED, "utf8")) as Record<string, CountedChart>;
  const [[version, chart] = ["", { states: [], transitions: [] }]] = Object.entries(versions);
  const send = () =>
    fetch(`${product.origin}/api/traffic/signed-out`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: batchOf(version, chart),
    });
  await timeOf(send);
  const before = processorTime(product.pid);
  const times: number[] = [];
  const worker = async () => {
    while (times.length < BATCHES) times.push(await timeOf(send));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const processor = (processorTime(product.pid) - before) / times.length;
  const authorization = `Bearer ${await product.tokenOf("master@marquee.test")}`;
  const beforeReads = processorTime(product.pid);
  const reads: number[] = [];
  for (let read = 0; read < READS; read += 1)
    reads.push(
      await timeOf(() =>
        fetch(`${product.origin}/api/traffic/onboarding`, { headers: { authorization } }),
      ),
    );
  return [
    yardstick(`a batch among ${AT_ONCE} at once on the same sums, median`, median(times), "ms"),
    atMost("processor of the server for a batch", processor, "ms", 10),
    yardstick("sums of a sign-up over three months, median", median(reads), "ms"),
    atMost(
      "processor of the server for reading them",
      (processorTime(product.pid) - beforeReads) / READS,
      "ms",
      60,
    ),
  ];
}

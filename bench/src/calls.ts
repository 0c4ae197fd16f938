import autocannon from "autocannon";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fillOffers, merchantBranch } from "./offers.ts";
import { processorTime } from "./processor-time.ts";
import type { Product } from "./product.ts";
import { atLeast, atMost, median, yardstick, type Figure } from "./report.ts";

const ROUNDS = 5;
const SECONDS = 3;
/** Long enough that a hundredth of the calls is more than a few. */
const HALF_SECONDS = 10;

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly token: string | null;
}

interface Load {
  readonly perSecond: number;
  readonly p50: number;
  /** Microseconds of the answering process a request took. */
  readonly processor: number;
}

async function load({ url, pid, token }: Target, seconds = SECONDS): Promise<Load> {
  const before = processorTime(pid);
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no 200`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    processor: ((processorTime(pid) - before) / result.requests.total) * 1000,
  };
}

/** The median and the slowest hundredth at half the load that the server can bear, the best of the rounds: others work on the machine, too. */
async function atHalfLoad(target: Target) {
  const { url, token } = target;
  const rounds: { readonly p50: number; readonly p99: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { perSecond } = await load(target);
    const { latency } = await autocannon({
      url,
      connections: 16,
      duration: HALF_SECONDS,
      overallRate: Math.max(1, Math.floor(perSecond / 2)),
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    });
    rounds.push(latency);
  }
  return rounds.toSorted(
    (one, other) => one.p99 / Math.max(1, one.p50) - other.p99 / Math.max(1, other.p50),
  )[0];
}

async function bytesOf({ url, token }: Target): Promise<number> {
  const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  return (await response.arrayBuffer()).byteLength;
}

const medians = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  processor: median(loads.map(({ processor }) => processor)),
});

/** Loads each target in turn, round by round, so that a busy moment of the machine falls on all; the first warms up. */
async function inTurn(targets: readonly Target[]): Promise<readonly Load[]> {
  const rounds: Load[][] = targets.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, target] of targets.entries()) {
      const result = await load(target, round === 0 ? 1 : SECONDS);
      if (round > 0) rounds[index]?.push(result);
    }
  return rounds.map(medians);
}

async function startBare(product: Product) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, BARE_DATABASE_URL: product.ownerUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  const origin = `http://127.0.0.1:${chunk.toString().trim()}`;
  return {
    target: (path: string): Target => ({
      url: `${origin}${path}`,
      pid: child.pid ?? 0,
      token: null,
    }),
    stop: () => child.kill(),
  };
}

/** One of our calls beside the bare server's, which sends about as much and checks nothing. */
async function compare(what: string, ours: Target, bare: Target, goal: number) {
  const [measured, reference] = await inTurn([ours, bare]);
  if (!measured || !reference) throw new Error("nothing was measured");
  return [
    yardstick(
      `${what}, bare node:http + pg (${await bytesOf(bare)} bytes)`,
      reference.perSecond,
      "/s",
    ),
    yardstick(`${what}, ours (${await bytesOf(ours)} bytes)`, measured.perSecond, "/s"),
    yardstick("  processor time of the bare server", reference.processor, "µs"),
    yardstick("  processor time of our server", measured.processor, "µs"),
    atLeast(`${what}, share of bare`, measured.perSecond / reference.perSecond, "×", goal),
  ];
}

/** The list and the single read beside bare node:http + pg, and the list among 1,000 and among 100,000 offers. */
export async function benchCalls(product: Product): Promise<readonly Figure[]> {
  const token = await product.tokenOf("merchant@marquee.test");
  const branch = await merchantBranch(product);
  const { companyId } = branch;
  const ours = (path: string): Target => ({
    url: `${product.origin}${path}`,
    pid: product.pid,
    token,
  });
  const bare = await startBare(product);
  try {
    await fillOffers(product, branch, 1000);
    const { rows } = await product.owner.query<{ id: string }>(
      "select id from offer where company_id = $1 limit 1",
      [companyId],
    );
    const one = rows[0]?.id ?? "";
    const email = encodeURIComponent(btoa("merchant@marquee.test"));
    const list = `/api/getCompanyOffer/${companyId}/allincludeActive?page=1&size=200`;
    const page = ours(`/api/getCompanyOffer/${companyId}/active?page=1&size=10`);
    const figures = [
      ...(await compare("list of 200", ours(list), bare.target(`/list/${companyId}`), 0.5)),
      ...(await compare(
        "single read",
        ours(`/api/getOffersById/${email}/${one}`),
        bare.target(`/one/${one}`),
        0.4,
      )),
    ];
    const [few] = await inTurn([page]);
    const half = await atHalfLoad(page);
    await fillOffers(product, branch, 100_000);
    const [many] = await inTurn([page]);
    if (!few || !many || !half) throw new Error("nothing was measured");
    return [
      ...figures,
      yardstick("offers page among 1,000 offers, median", few.p50, "ms"),
      yardstick("offers page at half load, median", half.p50, "ms"),
      yardstick("offers page at half load, slowest hundredth", half.p99, "ms"),
      atMost("  slowest hundredth against the median", half.p99 / Math.max(1, half.p50), "×", 5),
      yardstick("offers page among 100,000 offers, median", many.p50, "ms"),
      atMost("offers page, 100,000 against 1,000", few.perSecond / many.perSecond, "×", 2),
    ];
  } finally {
    bare.stop();
  }
}

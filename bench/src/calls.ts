import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { fillOffers, merchantBranch } from "./offers.ts";
import type { Product } from "./product.ts";
import { atLeast, atMost, median, yardstick, type Figure } from "./report.ts";

const ROUNDS = 3;
const SECONDS = 3;

async function load(url: string, token: string | null) {
  const result = await autocannon({
    url,
    connections: 16,
    duration: SECONDS,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were no 200`);
  return { perSecond: result.requests.average, p50: result.latency.p50 };
}

async function startBare(product: Product) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, BARE_DATABASE_URL: product.ownerUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  return { origin: `http://127.0.0.1:${chunk.toString().trim()}`, stop: () => child.kill() };
}

/** Alternates the two, so that a busy moment of the machine falls on both. */
async function compare(ours: string, bare: string, token: string) {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const result = {
      ours: (await load(ours, token)).perSecond,
      bare: (await load(bare, null)).perSecond,
    };
    if (round > 0) rounds.push(result);
  }
  return {
    ours: median(rounds.map((each) => each.ours)),
    bare: median(rounds.map((each) => each.bare)),
  };
}

/** The list and the single read beside bare node:http + pg, and the list among 1,000 and among 100,000 offers. */
export async function benchCalls(product: Product): Promise<readonly Figure[]> {
  const token = await product.tokenOf("merchant@marquee.test");
  const branch = await merchantBranch(product);
  const { companyId } = branch;
  const bare = await startBare(product);
  try {
    await fillOffers(product, branch, 1000);
    const list = `${product.origin}/api/getCompanyOffer/${companyId}/allincludeActive?page=1&size=200`;
    const one =
      (
        await product.owner.query<{ id: string }>(
          "select id from offer where company_id = $1 limit 1",
          [companyId],
        )
      ).rows[0]?.id ?? "";
    const email = encodeURIComponent(btoa("merchant@marquee.test"));
    const lists = await compare(list, `${bare.origin}/list/${companyId}`, token);
    const reads = await compare(
      `${product.origin}/api/getOffersById/${email}/${one}`,
      `${bare.origin}/one/${one}`,
      token,
    );
    const page = `${product.origin}/api/getCompanyOffer/${companyId}/active?page=1&size=10`;
    const few = await load(page, token);
    await fillOffers(product, branch, 100_000);
    const many = await load(page, token);
    return [
      yardstick("bare node:http + pg, list of 200", lists.bare, "/s"),
      atLeast("list of 200 offers, share of bare", lists.ours / lists.bare, "×", 0.7),
      yardstick("bare node:http + pg, single read", reads.bare, "/s"),
      atLeast("single read, share of bare", reads.ours / reads.bare, "×", 0.6),
      yardstick("offers page among 1,000 offers, median", few.p50, "ms"),
      yardstick("offers page among 100,000 offers, median", many.p50, "ms"),
      atMost("offers page, 100,000 against 1,000", few.perSecond / many.perSecond, "×", 2),
    ];
  } finally {
    bare.stop();
  }
}

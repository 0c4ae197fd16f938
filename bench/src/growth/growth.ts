import { merchantBranch } from "../offers.ts";
import type { Product } from "../product.ts";
import { atMost, median, yardstick, type Figure } from "../report.ts";
import { CALLS, type MeasuredCall, type Subject } from "./calls.ts";
import { fillMarket, type Size } from "./fill.ts";

/** The sizes that are compared; the million takes minutes to fill. */
export const SMALL: Size = { items: 1000, beacons: 10_000 };
export const MIDDLE: Size = { items: 100_000, beacons: 1_000_000 };
export const MILLION: Size = { items: 1_000_000, beacons: 10_000_000 };

const WARM_UPS = 2;
const RUNS = 7;
/** What is below this is quick at any size, and no ratio of it says anything. */
const QUICK = 10;

type Tokens = Readonly<Record<MeasuredCall["as"], string>>;

async function milliseconds(url: string, token: string): Promise<number> {
  const before = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return performance.now() - before;
}

/** The median of a call's runs, in milliseconds; infinite if the server refuses it. */
async function timeCall(
  { origin }: Product,
  { as, path }: MeasuredCall,
  tokens: Tokens,
  subject: Subject,
): Promise<number> {
  const url = `${origin}/api/${path(subject)}`;
  const times: number[] = [];
  try {
    for (let run = 0; run < WARM_UPS + RUNS; run++) times.push(await milliseconds(url, tokens[as]));
  } catch (error) {
    console.error(String(error));
    return Infinity;
  }
  return median(times.slice(WARM_UPS));
}

async function readSubject({ owner }: Product, companyId: string): Promise<Subject> {
  const { rows } = await owner.query<{ id: string; count: number }>(
    "select min(id) as id, count(*)::int as count from offer where company_id = $1",
    [companyId],
  );
  return { companyId, offerId: rows[0]?.id ?? "", pages: Math.ceil((rows[0]?.count ?? 0) / 10) };
}

/** Each call among few rows and among many: a call's time must not follow the size of the market. */
export async function benchGrowth(product: Product, large: Size): Promise<readonly Figure[]> {
  const { companyId } = await merchantBranch(product);
  const tokens: Tokens = {
    merchant: await product.tokenOf("merchant@marquee.test"),
    master: await product.tokenOf("master@marquee.test"),
  };
  const times: number[][] = CALLS.map(() => []);
  for (const size of [SMALL, large]) {
    const begun = performance.now();
    await fillMarket(product, companyId, size);
    console.log(
      `${size.items} offers and products: filled in ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    const subject = await readSubject(product, companyId);
    for (const [index, call] of CALLS.entries())
      times[index]?.push(await timeCall(product, call, tokens, subject));
  }
  return CALLS.flatMap(({ what }, index) => {
    const [few = 0, many = 0] = times[index] ?? [];
    return [
      yardstick(`${what}, ${SMALL.items} / ${large.items}`, few, `→ ${many.toFixed(0)} ms`),
      atMost(`  ratio`, many / Math.max(few, QUICK), "×", 2),
    ];
  });
}

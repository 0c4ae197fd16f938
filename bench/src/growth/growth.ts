import { join } from "node:path";
import { merchantBranch } from "../offers.ts";
import { startProduct, type Product } from "../product.ts";
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

async function milliseconds(url: string, token: string, body: unknown): Promise<number> {
  const before = performance.now();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  return performance.now() - before;
}

/** The median of a call's runs, in milliseconds; infinite if the server refuses it. */
async function timeCall(
  { origin }: Product,
  { as, path, body }: MeasuredCall,
  tokens: Tokens,
  subject: Subject,
): Promise<number> {
  const url = `${origin}/api/${path(subject)}`;
  const times: number[] = [];
  try {
    for (let run = 0; run < WARM_UPS + RUNS; run++)
      times.push(await milliseconds(url, tokens[as], body?.(subject, run)));
  } catch (error) {
    console.error(String(error));
    return Infinity;
  }
  return median(times.slice(WARM_UPS));
}

async function readSubject({ owner }: Product, companyId: string): Promise<Subject> {
  const { rows } = await owner.query<Omit<Subject, "companyId">>(
    `select md5('offer10') as "offerId", ceil(count(*) / 10.0)::int as pages,
       (select json_agg(json_build_object('id', id, 'version', version)) from
         (select id, version from offer where company_id = $1 and created_by = 'growth' order by id limit 100) listed) as offers,
       (select json_agg(id) from (select id from product where company_id = $1 and is_variant = 'N' order by id limit 100) listed) as "productIds"
     from offer where company_id = $1`,
    [companyId],
  );
  const [found] = rows;
  if (!found) throw new Error("the merchant has no offers");
  return { companyId, ...found };
}

/** Fills a market of a size, unless it is there, and times each call in it. */
async function timeCalls(product: Product, size: Size): Promise<readonly number[]> {
  const { companyId } = await merchantBranch(product);
  const begun = performance.now();
  const { pages } = await readSubject(product, companyId);
  if (pages * 100 < size.items) await fillMarket(product, companyId, size);
  console.log(
    `${size.items} offers and products: filled in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  const subject = await readSubject(product, companyId);
  const tokens: Tokens = {
    merchant: await product.tokenOf("merchant@marquee.test"),
    master: await product.tokenOf("master@marquee.test"),
  };
  const times: number[] = [];
  for (const call of CALLS) times.push(await timeCall(product, call, tokens, subject));
  return times;
}

/** Each call among few rows and among many: a call's time must not follow the size of the market. What is filled stays in `MARKET_FOLDER`, if it is set. */
export async function benchGrowth(large: Size): Promise<readonly Figure[]> {
  const folder = process.env["MARKET_FOLDER"];
  const times: (readonly number[])[] = [];
  for (const size of [SMALL, large]) {
    const product = await startProduct([], folder && join(folder, String(size.items)));
    try {
      times.push(await timeCalls(product, size));
    } finally {
      await product.stop();
    }
  }
  return CALLS.flatMap(({ what }, index) => {
    const [few = 0, many = 0] = times.map((ofSize) => ofSize[index] ?? 0);
    return [
      yardstick(`${what}, ${SMALL.items} / ${large.items}`, few, `→ ${many.toFixed(0)} ms`),
      atMost(`  ratio`, many / Math.max(few, QUICK), "×", 2),
    ];
  });
}

import { statusAfter } from "@marquee/domain/bills/bill-decision";
import type { BillStatus } from "@marquee/domain/bills/bill.schema";
import type pg from "pg";
import { checkRefused } from "./check-shop-bills.ts";
import type { ShopperBill } from "./shopper-bills.ts";
import type { RequestedDecision, Shoppers } from "./shopper-decisions.ts";

interface StoredBill {
  readonly id: string;
  readonly version: number;
  readonly status: BillStatus;
  /** Every version and the stars of its ratings, the newest version first. */
  readonly versions: string;
}

const newest = ({ versions }: ShopperBill) => versions.at(-1);

const readBills = async (
  owner: pg.Pool,
  bills: readonly ShopperBill[],
): Promise<readonly StoredBill[]> => {
  const { rows } = await owner.query<StoredBill>(
    `select b.id, b.version, b.status, string_agg(v.version || ':' || coalesce((
         select string_agg(r.rating::text, ' ' order by r.position) from bill_rating r
         where r.bill_id = b.id and r.version = v.version), ''), ', ' order by v.version desc) versions
     from bill b join (select bill_id, version from bill_version union all select id, version from bill) v on v.bill_id = b.id
     where b.id = any($1) group by b.id`,
    [bills.map(({ id }) => id)],
  );
  return rows;
};

/** Every version is stored once with its ratings, and the newest counts. */
function checkVersions(bill: ShopperBill, stored: StoredBill | undefined): readonly string[] {
  const delivered = bill.versions
    .toReversed()
    .map(({ version, billRating }) => `${version}:${billRating.map((of) => of.rating).join(" ")}`)
    .join(", ");
  return stored?.version === newest(bill)?.version && stored?.versions === delivered
    ? []
    : [`SIM-O3 ${bill.id} is stored as ${stored?.versions}, not ${delivered}`];
}

/** A bill is decided as staff decided its newest version, the first of them; if none did, it waits. */
function checkDecision(
  bill: ShopperBill,
  stored: StoredBill | undefined,
  decisions: readonly RequestedDecision[],
): readonly string[] {
  const about = decisions.filter(
    ({ id, version, response }) =>
      id === bill.id && version === newest(bill)?.version && response !== "refused",
  );
  const made = about.filter(({ response }) => response === "made");
  const statuses = (made.length > 0 ? made : about).map(({ decision }) => statusAfter(decision));
  const may: readonly BillStatus[] = made.length > 0 ? statuses : ["N", ...statuses];
  return [
    ...(stored && may.includes(stored.status)
      ? []
      : [`SIM-O3 ${bill.id} is ${stored?.status}, not ${may.join(" or ")}`]),
    ...(new Set(made.map(({ decision }) => decision)).size > 1
      ? [`SIM-O3 ${bill.id} is approved and rejected`]
      : []),
  ];
}

/** Products are rated by the newest versions of bills that are approved, and by no other (BILL-T8). */
async function checkRatings(
  owner: pg.Pool,
  bills: readonly ShopperBill[],
  stored: readonly StoredBill[],
): Promise<readonly string[]> {
  const all = bills.flatMap(({ versions, wrong }) => [...versions, ...wrong]);
  const { rows } = await owner.query<{ id: string; total: number; mean: number }>(
    "select id, total_rating total, avg_rating::float8 mean from product where id = any($1)",
    [all.flatMap(({ billRating }) => billRating.flatMap(({ productId }) => productId ?? []))],
  );
  const counted = bills
    .filter(({ id }) => stored.some((bill) => bill.id === id && bill.status === "A"))
    .flatMap((bill) => newest(bill)?.billRating ?? []);
  return rows.flatMap(({ id, total, mean }) => {
    const stars = counted.filter(({ productId }) => productId === id).map(({ rating }) => rating);
    const must = stars.reduce((sum, each) => sum + each, 0) / Math.max(stars.length, 1);
    return total === stars.length && Math.abs(mean - must) < 0.01
      ? []
      : [`SIM-O3 ${id} has ${total} ratings of ${mean}, not ${stars.length} of ${must}`];
  });
}

/** Everything that shoppers' bills say is here as it was said last, and decided as staff saw it. */
export async function checkShopperBills(
  owner: pg.Pool,
  { bills, decisions }: Shoppers,
): Promise<readonly string[]> {
  const stored = await readBills(owner, bills);
  const storedOf = ({ id }: ShopperBill) => stored.find((bill) => bill.id === id);
  return [
    ...bills.flatMap((bill) => checkVersions(bill, storedOf(bill))),
    ...bills.flatMap((bill) => checkDecision(bill, storedOf(bill), decisions)),
    ...(await checkRatings(owner, bills, stored)),
    ...(await checkRefused(owner, "bills", bills)),
  ];
}

import type { IngestKind } from "@marquee/server/platform/ingest/queries";
import type pg from "pg";
import type { Scenario } from "../scenario/scenario.ts";
import { checkReport } from "./check-responses.ts";
import { readReport, type ReadReport } from "./read-report.ts";
import type { ShopBill } from "./shop-bills.ts";
import type { VersionedBill } from "./versioned-bill.ts";

const addCents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);

const newest = ({ versions }: ShopBill) => versions.at(-1);

/** Versions and orders of a bill are those that were delivered, and the newest one counts (SIM-O1). */
function checkBill(bill: ShopBill, { versions, orders }: ReadReport): readonly string[] {
  const stored = (versions.get(bill.id) ?? []).map((each) =>
    [each.version, each.isCurrent, each.totalPrice, each.totalCommission, each.orders].join(" "),
  );
  const delivered = bill.versions
    .toReversed()
    .map((each, index) =>
      [each.version, index === 0, each.totalPrice, each.totalCommission, each.orders.length].join(
        " ",
      ),
    );
  const lines = (list: readonly { orderNumber: string; status: string; totalPrice: number }[]) =>
    list.map((each) => [each.orderNumber, each.status, each.totalPrice].join(" ")).join(", ");
  const shown = lines(orders.get(bill.id) ?? []);
  const must = lines(newest(bill)?.orders ?? []);
  return [
    ...(stored.join() === delivered.join()
      ? []
      : [`SIM-O1 ${bill.id} is stored as ${stored.join(", ")}, not ${delivered.join(", ")}`]),
    ...(shown === must ? [] : [`SIM-O2 the orders of ${bill.id} are ${shown}, not ${must}`]),
  ];
}

/** The sums of the report are those of the newest versions, for each currency (SIM-O2). */
function checkSums(bills: readonly ShopBill[], { summary }: ReadReport): readonly string[] {
  return (["CAD", "USD"] as const).flatMap((currency) => {
    const own = bills
      .flatMap((bill) => newest(bill) ?? [])
      .filter((of) => of.currency === currency);
    const shown = summary.currencies.find((of) => of.currency === currency);
    const is = [
      shown?.bills ?? 0,
      ...[shown?.totalPrice ?? 0, shown?.totalCommission ?? 0].map((amount) => addCents([amount])),
    ];
    const must = [
      own.length,
      addCents(own.map(({ totalPrice }) => totalPrice)),
      addCents(own.map(({ totalCommission }) => totalCommission)),
    ];
    return is.join() === must.join()
      ? []
      : [
          `SIM-O2 bills, price and commission in ${currency} are ${is.join(", ")}, not ${must.join(", ")}`,
        ];
  });
}

/** A refused version that is newer than all others waits for staff until it is corrected (INGEST-I7). */
export async function checkRefused(
  owner: pg.Pool,
  kind: IngestKind,
  bills: readonly VersionedBill[],
): Promise<readonly string[]> {
  const open = bills.flatMap(({ versions, wrong }) => {
    const last = wrong.at(-1);
    return last === undefined || last.version <= (versions.at(-1)?.version ?? 0) ? [] : [last];
  });
  const { rows } = await owner.query<{ row_id: string; version: number }>(
    "select row_id, version from refused_row where kind = $2 and taken_on is null and row_id = any($1)",
    [open.map(({ id }) => id), kind],
  );
  return open
    .filter(({ id, version }) => !rows.some((row) => row.row_id === id && row.version === version))
    .map(
      ({ id, version }) => `SIM-O1 staff do not see that version ${version} of ${id} was refused`,
    );
}

/** Everything that the shop platform delivered is here as it said last. */
export async function checkShopBills(
  owner: pg.Pool,
  now: number,
  scenario: Scenario,
  bills: readonly ShopBill[],
): Promise<readonly string[]> {
  const clock = { now: () => new Date(now) };
  const report = await readReport({ pool: owner, clock }, scenario, bills);
  const last = new Map(bills.map((bill) => [bill.id, newest(bill)?.version ?? 0]));
  return [
    ...bills.flatMap((bill) => checkBill(bill, report)),
    ...checkReport(bills, report, last),
    ...checkSums(bills, report),
    ...(await checkRefused(owner, "orders", bills)),
  ];
}

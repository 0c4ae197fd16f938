import type { IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import type { ReadReport } from "./read-report.ts";
import type { ShopBill } from "./shop-bills.ts";
import type { VersionedBill, VersionRow } from "./versioned-bill.ts";

/** The newest version of each bill that the shop was told is taken. */
export type Acknowledged = Map<string, number>;

const describe = ({ id, version }: VersionRow): string => `version ${version} of ${id}`;

/** What is wrong is refused and nothing else is; each older version is named with a newer one that was delivered (SIM-O1). */
export function checkReceipt(
  bills: readonly VersionedBill[],
  rows: readonly VersionRow[],
  before: ReadonlyMap<string, number>,
  { accepted, repeated, refused, outdated = [] }: IngestReceipt,
): readonly string[] {
  const wrong = new Set(bills.flatMap((bill) => bill.wrong));
  // Of two bodies under one version in one delivery nothing says which is right, unless one was taken before.
  const isAmbiguous = (row: VersionRow): boolean =>
    rows.some(
      (other) =>
        other.id === row.id && other.version === row.version && wrong.has(other) !== wrong.has(row),
    );
  const findings = rows.flatMap((row, at) => {
    const isRefused = refused.some((each) => each.row === at);
    return isRefused === wrong.has(row) || (isRefused && isAmbiguous(row))
      ? []
      : [`SIM-O1 ${describe(row)} is ${isRefused ? "refused" : "taken"}`];
  });
  const unnamed = rows.filter(
    (row, at) =>
      row.version < (before.get(row.id) ?? 0) &&
      [...refused, ...outdated].every((each) => each.row !== at),
  );
  const sum = accepted + repeated + refused.length;
  const strange = outdated.filter(({ row: at, id, countedVersion }) => {
    const row = rows[at];
    const versions = bills.find((bill) => bill.id === id)?.versions ?? [];
    return (
      row?.id !== id ||
      countedVersion <= row.version ||
      versions.every(({ version }) => version !== countedVersion)
    );
  });
  return [
    ...findings,
    ...(sum === rows.length ? [] : [`SIM-O1 ${rows.length} rows are answered as ${sum}`]),
    ...unnamed.map((row) => `SIM-O1 ${describe(row)} is answered as if it counted`),
    ...strange.map(
      ({ id, countedVersion }) => `SIM-O1 ${describe({ id, version: countedVersion })} counts`,
    ),
  ];
}

/** The report says what some version says, and none that is older than one that was taken before it was read (SIM-O2). */
export function checkReport(
  bills: readonly ShopBill[],
  { rows }: Pick<ReadReport, "rows">,
  before: ReadonlyMap<string, number>,
): readonly string[] {
  return bills.flatMap(({ id, versions }) => {
    const shown = rows.filter((row) => row.id === id);
    const [row] = shown;
    const least = before.get(id);
    if (row === undefined) return least === undefined ? [] : [`SIM-O2 ${id} is not in the report`];
    const delivered = versions.find(({ version }) => version === row.version);
    const isRight =
      shown.length === 1 &&
      row.version >= (least ?? 0) &&
      row.totalPrice === delivered?.totalPrice &&
      row.totalCommission === delivered.totalCommission &&
      row.currency === delivered.currency;
    return isRight ? [] : [`SIM-O2 the report has ${describe(row)}, after version ${least}`];
  });
}

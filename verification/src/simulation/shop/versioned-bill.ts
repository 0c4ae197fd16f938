/** When a row names it, it is wrong: it has not come. */
export const NEVER = "2099-01-01T00:00:00.000Z";

/** One version of a bill. */
export interface VersionRow {
  readonly id: string;
  readonly version: number;
}

/** A bill with every version that is delivered, the oldest first, and with what is delivered wrongly and never taken. */
export interface VersionedBill<Row extends VersionRow = VersionRow> {
  readonly id: string;
  readonly versions: readonly Row[];
  readonly wrong: readonly Row[];
}

import type { Page } from "@marquee/api/http/call";
import type { Total } from "./count-total.ts";
import { pageRange, type ListQuery } from "./list-query.ts";
import { cutBeside, cutByNumber, neighbourOf, type Cut, type Ordered } from "./page-cut.ts";

/** What is counted beside the rows of a page. */
export type Counted = Total & Pick<Page<unknown>, "counts">;

type ReadPage<Row> = Counted & { readonly rows: readonly Row[] };

/** How the parts of one listing are read. */
interface Reading<Row> {
  readonly rows: (cut: Cut) => Promise<readonly Row[]>;
  readonly count: () => Promise<Counted>;
  /** Whether there is more to count than how many rows there are. */
  readonly hasCounts: boolean;
}

/** From this row on a list is counted before it is read, so that the page is found from its end if that is nearer (LIST-P3). */
const FAR = 1000;

/** The page of a number: where it can, neither the rows nor what is counted wait for the other. */
async function readByNumber<Row>(
  order: Ordered,
  listing: ListQuery,
  { rows: read, count, hasCounts }: Reading<Row>,
): Promise<ReadPage<Row>> {
  const { limit, offset } = pageRange(listing);
  const readCounted = (counted: Counted | null) =>
    read(cutByNumber(order, listing, counted === null || counted.isMore ? null : counted.total));
  if (offset >= FAR) {
    const counted = await count();
    return { rows: await readCounted(counted), ...counted };
  }
  if (hasCounts || offset > 0) {
    const [rows, counted] = await Promise.all([readCounted(null), count()]);
    return { rows, ...counted };
  }
  const rows = await readCounted(null);
  // a first page that is not full gives the total without another statement
  return { rows, ...(rows.length < limit ? { total: rows.length } : await count()) };
}

/** The page beside a row (LIST-P2); null if no such row is named. A page's number counts if no whole page is beside it. */
async function readBeside<Row>(
  order: Ordered,
  listing: ListQuery,
  { rows: read, count }: Reading<Row>,
): Promise<ReadPage<Row> | null> {
  const neighbour = neighbourOf(order, listing);
  if (neighbour === null) return null;
  const [rows, counted] = await Promise.all([read(cutBeside(order, listing, neighbour)), count()]);
  const fewest = neighbour.side === "before" ? pageRange(listing).limit : 1;
  const isGone = listing.page !== undefined && rows.length < fewest;
  return isGone ? null : { rows, ...counted };
}

/** The rows that a caller asks for: beside a row, or by the number of their page. */
export const readPage = async <Row>(
  order: Ordered,
  listing: ListQuery,
  reading: Reading<Row>,
): Promise<ReadPage<Row>> =>
  (await readBeside(order, listing, reading)) ?? readByNumber(order, listing, reading);

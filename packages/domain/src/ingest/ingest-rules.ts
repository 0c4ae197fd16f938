import { centralDayOf } from "../dates/central-time.ts";
import { calendarDays } from "../dates/days.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { USUAL_CURRENCY } from "../money/currency.ts";
import type { Issue } from "../validation/rule.ts";
import { isFilled, isMobile, storedMobile } from "../validation/typed-values.ts";
import type { IngestBeacon, IngestBill, IngestCatalog, IngestOrders } from "./ingest.schema.ts";
import { ingestMessages } from "./messages.ts";
import { isPublicAddress, isWebAddress } from "./public-address.ts";

/** How far the sender's clock may be ahead of ours, in milliseconds. */
const TOLERANCE = 5 * 60_000;

const issue = (rule: string, field: string, message: string): Issue => ({ rule, field, message });

/** INGEST-V1: a day that has begun in Central time. */
const dayIssues = (field: string, day: string, now: Moment): readonly Issue[] =>
  day > centralDayOf(now) ? [issue("INGEST-V1", field, ingestMessages.future)] : [];

/** INGEST-V1: a point in time that is past. */
const instantIssues = (field: string, instant: string, now: Moment): readonly Issue[] =>
  millisOf(instant) > millisOf(now) + TOLERANCE
    ? [issue("INGEST-V1", field, ingestMessages.future)]
    : [];

/** INGEST-V2: what is named more than once, at every position but the first. */
function findRepeated(names: readonly string[], fieldAt: (index: number) => string) {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    if (name !== "" && seen.has(name))
      return [issue("INGEST-V2", fieldAt(index), ingestMessages.twice)];
    seen.add(name);
    return [];
  });
}

/** INGEST-V4: what must be filled. */
const findMissing = (field: string, text: string): readonly Issue[] =>
  isFilled(text) ? [] : [issue("INGEST-V4", field, ingestMessages.missing)];

/** INGEST-V5: addresses become links and images, so they are public web addresses or nothing. */
function addressIssues(field: string, address: string): readonly Issue[] {
  if (address === "" || isPublicAddress(address)) return [];
  const message = isWebAddress(address) ? ingestMessages.privateAddress : ingestMessages.noAddress;
  return [issue("INGEST-V5", field, message)];
}

/** INGEST-V7: ten digits, however they are written, or nothing. */
const mobileIssues = (field: string, text: string): readonly Issue[] =>
  !isFilled(text) || isMobile(text)
    ? []
    : [issue("INGEST-V7", field, ingestMessages.mobileInvalid)];

/** Whether a rating names exactly the item of its type (INGEST-V3). */
const namesItsItem = ({ ratingType, offerId, productId }: IngestBill["billRating"][number]) =>
  ratingType === "Offer"
    ? offerId !== null && productId === null
    : productId !== null && offerId === null;

/** How many days back a beacon may lie, today included. */
const BEACON_DAYS = 90;

/** INGEST-V6: a day whose beacons are remembered. */
const ageIssues = (field: string, day: string, now: Moment): readonly Issue[] =>
  calendarDays(day, centralDayOf(now)) >= BEACON_DAYS
    ? [issue("INGEST-V6", field, ingestMessages.tooLate)]
    : [];

/** What is wrong with a beacon that has the right form; fields are relative to the row (INGEST-V1, INGEST-V6). */
export const beaconIssues = ({ createdOn }: IngestBeacon, now: Moment): readonly Issue[] => [
  ...dayIssues("createdOn", createdOn, now),
  ...ageIssues("createdOn", createdOn, now),
];

/** What is wrong with a bill and its ratings; fields are relative to the row (INGEST-V1 to INGEST-V4). */
export const billIssues = (row: IngestBill, now: Moment): readonly Issue[] => [
  ...findMissing("userId", row.userId),
  ...instantIssues("createdOn", row.createdOn, now),
  ...row.billRating.flatMap((rating, index) =>
    namesItsItem(rating)
      ? []
      : [issue("INGEST-V3", `billRating.${index}.ratingType`, ingestMessages.ratingItem)],
  ),
  ...findRepeated(
    row.billRating.map(({ id }) => id),
    (index) => `billRating.${index}.id`,
  ),
];

/** What is wrong with a catalog, apart from its items; fields are relative to the row (INGEST-V1, V4). */
export const catalogIssues = (row: IngestCatalog, now: Moment): readonly Issue[] => [
  ...findMissing("name", row.name),
  ...findMissing("type", row.type),
  ...instantIssues("createdOn", row.createdOn, now),
];

/** What is wrong with the items of a catalog; fields are relative to the row (INGEST-V2, V5). */
const itemIssues = (row: IngestCatalog): readonly Issue[] => [
  ...row.items.flatMap((item, index) => {
    const at = `items.${index}`;
    return [
      ...addressIssues(`${at}.link`, item.link),
      ...item.image.flatMap((address, position) =>
        addressIssues(`${at}.image.${position}`, address),
      ),
    ];
  }),
  ...findRepeated(
    row.items.map(({ shopId }) => shopId),
    (index) => `items.${index}.shopId`,
  ),
];

/** A catalog without its wrong items, and what is wrong with those (INGEST-I8). */
export function leaveOutWrongItems(row: IngestCatalog): {
  readonly catalog: IngestCatalog;
  readonly issues: readonly Issue[];
} {
  const issues = itemIssues(row);
  const wrong = new Set(issues.map(({ field }) => Number(field.split(".", 2)[1])));
  return { catalog: { ...row, items: row.items.filter((_, at) => !wrong.has(at)) }, issues };
}

/** What is wrong with a bill of a shop and its orders; fields are relative to the row (INGEST-V1, V2, V4, V7). */
export const ordersIssues = (row: IngestOrders, now: Moment): readonly Issue[] => [
  ...instantIssues("createdOn", row.createdOn, now),
  ...row.orders.flatMap((order, index) => [
    ...findMissing(`orders.${index}.orderNumber`, order.orderNumber),
    ...instantIssues(`orders.${index}.createdOn`, order.createdOn, now),
    ...mobileIssues(`orders.${index}.customerPhoneNumber`, order.customerPhoneNumber),
  ]),
  ...findRepeated(
    row.orders.map(({ orderNumber }) => orderNumber),
    (index) => `orders.${index}.orderNumber`,
  ),
];

/** An order as it is stored: the phone number as its digits (FORM-E6). */
export const storedOrder = <T extends { readonly customerPhoneNumber: string }>(order: T): T => ({
  ...order,
  customerPhoneNumber: storedMobile(order.customerPhoneNumber),
});

/** The version of a bill of a shop or of a shopper (INGEST-O2, INGEST-L2). */
export const versionOf = ({ version }: Pick<IngestOrders, "version">): number => version ?? 1;

/** A row without the version that it has by default, so that it is the same row whether it says so or not (INGEST-I1). */
export function leaveOutFirstVersion<Row extends { readonly version?: number }>({
  version,
  ...row
}: Row) {
  return { ...row, ...(version === undefined || version === 1 ? {} : { version }) };
}

/** A bill without what it would say by default, so that it is the same bill whether it says so or not (INGEST-I1). */
export function leaveOutDefaults({ currency, ...row }: IngestOrders): IngestOrders {
  return {
    ...leaveOutFirstVersion(row),
    ...(currency === undefined || currency === USUAL_CURRENCY ? {} : { currency }),
  };
}

import { millisOf, type Moment } from "../dates/instants.ts";
import type { Flag } from "../wire/field.schema.ts";
import type { StatusFilter } from "./status-filter.schema.ts";

/** The status of an offer, collection, product or variant; the tabs of its list. */
export type ItemStatus = "live" | "pending" | "inactive";

/** What the status follows from. Dates are instants; an item no campaign has covered has none. */
export interface ItemDates {
  readonly active: Flag;
  readonly validFrom?: string | null | undefined;
  readonly validTill?: string | null | undefined;
}

/** Inactive once it has ended (OFFER-S1), live while switched on and in its dates (OFFER-S2), else pending (OFFER-S3). */
export function itemStatus({ active, validFrom, validTill }: ItemDates, now: Moment): ItemStatus {
  const at = millisOf(now);
  if (validTill === null || validTill === undefined) return "pending";
  if (millisOf(validTill) <= at) return "inactive";
  const begun = validFrom !== null && validFrom !== undefined && millisOf(validFrom) <= at;
  return active === "Y" && begun ? "live" : "pending";
}

/** Whether an item's end has come. */
export const isExpired = (item: ItemDates, now: Moment): boolean =>
  itemStatus(item, now) === "inactive";

const LISTED: Readonly<Record<StatusFilter, readonly ItemStatus[]>> = {
  active: ["live"],
  pending: ["pending"],
  inactive: ["inactive"],
  all: ["pending", "inactive"],
  allincludeActive: ["live", "pending", "inactive"],
};

/** The statuses a status value in a path lists: `all` is what a flyer campaign may pick from (OFFER-S4). */
export const statusesOf = (filter: StatusFilter): readonly ItemStatus[] => LISTED[filter];

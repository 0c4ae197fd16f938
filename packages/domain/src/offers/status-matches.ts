import type { ItemStatus } from "./item-status.ts";
import type { StatusFilter } from "./offer.schema.ts";

const LISTED: Readonly<Record<StatusFilter, readonly ItemStatus[]>> = {
  active: ["live"],
  pending: ["pending"],
  inactive: ["inactive"],
  all: ["pending", "inactive"],
  allincludeActive: ["live", "pending", "inactive"],
};

/** The statuses a status value in a path lists: `all` is what a flyer campaign may pick from (OFFER-S4). */
export const statusesOf = (filter: StatusFilter): readonly ItemStatus[] => LISTED[filter];

/** Whether an item of a status is listed under a status value in a path (OFFER-S4). */
export const statusMatches = (filter: StatusFilter, status: ItemStatus): boolean =>
  LISTED[filter].includes(status);

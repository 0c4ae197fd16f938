import { Schema } from "effect";

/** Status values as they are in a path. */
export const StatusFilter = Schema.Literals([
  "all",
  "active",
  "pending",
  "inactive",
  "allincludeActive",
]);
export type StatusFilter = typeof StatusFilter.Type;

import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Instant } from "../wire/field.schema.ts";

/** A value as it was: a text, several, or nothing. */
const HistoryValue = Schema.NullOr(Schema.Union([Schema.String, Schema.Array(Schema.String)]));
export type HistoryValue = typeof HistoryValue.Type;

/** One field that a change touched. */
const HistoryChange = Schema.Struct({
  field: Schema.String,
  before: HistoryValue,
  after: HistoryValue,
});
export type HistoryChange = typeof HistoryChange.Type;

/** What a user did at one moment. */
const HistoryEntry = Schema.Struct({
  id: Schema.String,
  at: Instant,
  by: Schema.String,
  kind: Schema.Literals(["created", "changed", "deleted"]),
  /** What bears a sign: money, as a campaign that starts, or an approval that switches on or off. */
  sign: Schema.NullOr(Schema.Literals(["money", "approval"])),
  changes: Schema.Array(HistoryChange),
}).annotate({ identifier: "HistoryEntry" });
export type HistoryEntry = typeof HistoryEntry.Type;

/** What became of an item, the newest first. */
export const ItemHistory = Schema.Array(HistoryEntry).annotate({ identifier: "ItemHistory" });

/** What one request changed of an item. */
export const ChangedItem = Schema.Struct({
  id: Schema.String,
  changes: Schema.Array(HistoryChange),
}).annotate({ identifier: "ChangedItem" });
export type ChangedItem = typeof ChangedItem.Type;

/** The changes of a user, the newest first: for those who may update them. */
export const PersonHistory = Schema.Array(HistoryEntry).annotate({
  identifier: "PersonHistory",
  ...shownTo("users.update"),
});

/** What was decided of a bill, the newest first: for those who see bills. */
export const BillHistory = Schema.Array(HistoryEntry).annotate({
  identifier: "BillHistory",
  ...shownTo("bills.view"),
});

/** What became of a category, the newest first: of those who manage the tree. */
export const CategoryHistory = Schema.Array(HistoryEntry).annotate({
  identifier: "CategoryHistory",
  ...shownTo("categories.manage"),
});

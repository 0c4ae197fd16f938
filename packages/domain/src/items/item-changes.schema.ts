import { Schema } from "effect";
import { ListOf } from "../wire/draft-field.schema.ts";
import { Id } from "../wire/field.schema.ts";
import { MOST_CHANGES } from "./item-changes.ts";

/** A version that a change starts from. */
const Version = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 2_147_483_647 }, { message: "a version from 1" }),
);

/** The body of a call that changes many items of a noun: of each, new values from the version that was shown. */
export const changesOf = <const Values extends Schema.Struct.Fields>(values: Values) =>
  Schema.Struct({
    changes: ListOf(
      Schema.Struct({ id: Id, version: Version, values: Schema.Struct(values) }),
      MOST_CHANGES,
    ),
  });

/** What became of one item: changed, refused with reasons, or left as another user has made it meanwhile. */
export const ChangeOutcome = Schema.Union([
  Schema.Struct({ tag: Schema.Literal("changed"), id: Schema.String, version: Schema.Int }),
  Schema.Struct({
    tag: Schema.Literal("refused"),
    id: Schema.String,
    reasons: Schema.Array(Schema.String),
  }),
  Schema.Struct({
    tag: Schema.Literal("changedMeanwhile"),
    id: Schema.String,
    by: Schema.String,
    version: Schema.Int,
    /** What the fields have now that were to be changed. */
    current: Schema.Array(
      Schema.Struct({
        field: Schema.String,
        value: Schema.Union([Schema.String, Schema.Finite]),
      }),
    ),
  }),
]).annotate({ identifier: "ChangeOutcome" });
export type ChangeOutcome = typeof ChangeOutcome.Type;

import { Schema } from "effect";
import { limitMessages } from "./draft-limits.ts";
import { holdsControl } from "./typed-text.ts";

/** A flag as the specification writes it. Meaning is read through predicates, never by comparing in a screen. */
export const Flag = Schema.Literals(["Y", "N"]);
export type Flag = typeof Flag.Type;

/** 32 lower-case hexadecimal characters, made by the client, so that every create is safe to repeat. */
export const Id = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{32}$/u, { message: "an id is 32 lower-case hexadecimal characters" }),
).annotate({ examples: ["0f8fad5bd9cb469fa16570867728950e"] });

/** An instant as ISO 8601 text in UTC, for example `2026-03-02T06:00:00.000Z`. */
export const Instant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/u, {
    message: "an instant looks like 2026-03-02T06:00:00.000Z",
  }),
).annotate({ examples: ["2026-03-02T06:00:00.000Z"] });

/** A calendar day in Central time, `YYYY-MM-DD`; empty if nothing was chosen. */
export const DayText = Schema.String.check(
  Schema.isPattern(/^(\d{4}-\d{2}-\d{2})?$/u, { message: "a day looks like 2026-03-02" }),
).annotate({ examples: ["2026-03-02"] });

/** An amount of CAD on the wire: a number with at most two decimals. */
export const Amount = Schema.Finite;

/** Text a user typed. The limit prevents that one row fills a page; each field has its own. */
export const Text = (longest: number) =>
  Schema.String.check(
    Schema.isMaxLength(longest, { message: limitMessages.text(longest) }),
    Schema.isPattern(/^[^\u0000]*$/, { message: "text may not hold a null character" }),
    Schema.makeFilter((text: string) => !holdsControl(text) || limitMessages.control),
  );

/** The market places an item can be shown in. */
export const MarketPlace = Schema.Literals(["Canada", "United States"]);
export type MarketPlace = typeof MarketPlace.Type;

/** Who made an entity and who changed it last, by name, and when. `version` is ours: the ETag an edit starts from. */
export const changeFields = {
  createdBy: Schema.String,
  createdOn: Instant,
  updatedBy: Schema.String,
  updatedOn: Instant,
  version: Schema.Int,
} as const;

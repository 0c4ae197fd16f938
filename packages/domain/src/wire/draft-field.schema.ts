import { Schema } from "effect";
import { isDay } from "../dates/days.ts";
import { limitMessages, MOST_PRICE } from "./draft-limits.ts";
import { Flag, Text } from "./field.schema.ts";

/** A calendar day that exists, `YYYY-MM-DD`. */
export const Day = Schema.String.check(
  Schema.isPattern(/^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u, {
    message: "a day looks like 2026-03-02",
  }),
  Schema.makeFilter((text: string) => isDay(text) || "a day of the calendar"),
).annotate({ examples: ["2026-03-02"] });

/** An instant from outside that exists, in UTC. */
export const GivenInstant = Schema.String.check(
  Schema.isPattern(
    /^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/u,
    { message: "an instant looks like 2026-03-02T06:00:00.000Z" },
  ),
  Schema.makeFilter((text: string) => isDay(text.slice(0, 10)) || "an instant of the calendar"),
).annotate({ examples: ["2026-03-02T06:00:00.000Z"] });

/** A time of day, `HH:MM`; empty if nothing was chosen. */
export const TimeText = Schema.String.check(
  Schema.isPattern(/^(([01]\d|2[0-3]):[0-5]\d)?$/u, { message: "a time looks like 09:30" }),
).annotate({ examples: ["09:30"] });

/** A time of day at the end of a span: 24:00 is the end of the day (HOURS-D1). */
export const EndTimeText = Schema.String.check(
  Schema.isPattern(/^((([01]\d|2[0-3]):[0-5]\d)|24:00)?$/u, { message: "a time looks like 21:30" }),
).annotate({ examples: ["21:30"] });

/** An amount of CAD that a user typed. */
export const Price = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: MOST_PRICE }, { message: limitMessages.price }),
  Schema.isMultipleOf(0.01, { message: "an amount has at most two decimals" }),
);

/** A percentage that a user typed. */
export const Percent = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 100 }, { message: "a percentage from 0 to 100" }),
);

/** How often something happened. */
export const Count = Schema.Int.check(
  Schema.isBetween(
    { minimum: 0, maximum: 1_000_000_000 },
    { message: "a whole number from 0 to 1,000,000,000" },
  ),
);

/** An id chosen from a list; empty if nothing was chosen. What it names is looked up, so its shape is free. */
export const ChosenId = Text(64);

/** A yes or no that is not answered yet is empty. */
export const OptionalFlag = Schema.Union([Flag, Schema.Literal("")]);

/** The path of a stored image, or none. */
export const ImagePath = Schema.NullOr(Text(500));

export const EmailText = Text(254);

/** A phone number as typed. That it has ten digits is a rule of the form, with the form's message. */
export const MobileText = Text(30);

/** A list with a limit, which its refusal names. */
export const ListOf = <S extends Schema.Constraint>(item: S, most: number) =>
  Schema.Array(item).check(Schema.isMaxLength(most, { message: limitMessages.list(most) }));

/** A password as typed. Whether it is long enough, rules and identity service decide. */
export const PasswordText = Text(200);

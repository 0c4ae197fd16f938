import { isDay } from "@marquee/domain/dates/days";
import { parseJson } from "@marquee/domain/wire/parse-json";
import { is } from "drizzle-orm";
import { PgColumn } from "drizzle-orm/pg-core";
import type { ListOrder, PageKey } from "./list-order.ts";

/** A longer text would be too much of an address. */
const LONGEST_TEXT = 300;

const isText = (value: unknown): boolean =>
  typeof value === "string" &&
  value.length <= LONGEST_TEXT &&
  value.isWellFormed() &&
  !value.includes("\u0000");

const isInstant = (value: unknown): boolean =>
  typeof value === "string" &&
  /^\d{4}-.{10,20}Z$/u.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value;

const isInteger = (value: unknown): boolean =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 2 ** 31;

const isAmount = (value: unknown): boolean =>
  typeof value === "number" &&
  Number.isSafeInteger(Math.round(value * 100)) &&
  Math.round(value * 100) / 100 === value;

/**
 * What the columns of these types hold as the wire has it. A key is made of what was sent and compared with what is stored, so a
 * type has no keys whose values lose something on the way.
 */
const HOLDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: isText,
  "timestamptz(3)": isInstant,
  date: (value) => typeof value === "string" && isDay(value),
  integer: isInteger,
  bigint: isAmount,
};

/** Whether a list in this order has keys: its column holds what a key can name. */
const holdsIn = ({ column }: ListOrder): ((value: unknown) => boolean) | undefined =>
  is(column, PgColumn) ? HOLDS[column.getSQLType()] : undefined;

/** A key as callers pass it back: they are not to look into it. */
const writeKey = ({ sort }: ListOrder, { value, id }: PageKey): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");

const parse = (text: string): unknown => parseJson(Buffer.from(text, "base64url").toString());

/** Reads a key; null for an absent key, for an invalid one, and for one of another order. */
export function readKey(text: string | undefined, order: ListOrder): PageKey | null {
  const parts = text === undefined ? null : parse(text);
  if (!Array.isArray(parts) || parts[0] !== order.sort) return null;
  const [, value, id] = parts;
  const holds = holdsIn(order);
  if (!holds || !isText(id) || !(value === null || holds(value))) return null;
  return { value, id };
}

/** The name under which a selection has a column as it is; undefined if it has not. */
const fieldOf = (fields: object, column: unknown): string | undefined =>
  Object.entries(fields).find(([, field]) => field === column)?.[0];

/** The keys of the first and the last row of a page, if the selection has what they are made of (LIST-P2). */
export function keysOf(
  order: ListOrder,
  fields: object,
  rows: readonly unknown[],
): { readonly first: string; readonly last: string } | undefined {
  const [valueField, idField] = [fieldOf(fields, order.column), fieldOf(fields, order.id)];
  const holds = holdsIn(order);
  const keyAt = (index: number): string | undefined => {
    const row = Object(rows.at(index));
    const [value, id] = [row[valueField ?? ""] ?? null, row[idField ?? ""]];
    return holds && (value === null || holds(value)) && isText(id)
      ? writeKey(order, { value, id })
      : undefined;
  };
  if (valueField === undefined || idField === undefined) return undefined;
  const [first, last] = [keyAt(0), keyAt(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

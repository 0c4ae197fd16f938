import { sql, type SQL } from "drizzle-orm";
import { check, type CheckBuilder, type PgColumn } from "drizzle-orm/pg-core";
import { Schema } from "effect";

/** The fields of an entity or draft of the domain. */
type Fields = Readonly<Record<string, Schema.Top>>;

/** The parts of a JSON Schema that a column can be checked against. */
interface Limits {
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly maxItems?: number;
  readonly items?: Limits;
  readonly type?: string;
  readonly anyOf?: readonly Limits[];
}

/** The limits of a field. Whether it may be null is left to the column. */
function fieldLimits(field: Schema.Top): Limits {
  const limits = Schema.toJsonSchemaDocument(field).schema as Limits;
  const [only, ...others] = (limits.anyOf ?? [limits]).filter(({ type }) => type !== "null");
  return only !== undefined && others.length === 0 ? only : {};
}

const quoteText = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`;
const quoteAll = (values: readonly unknown[]): SQL => sql.raw(values.map(quoteText).join(", "));

function textLimits(column: PgColumn, limits: Limits): SQL[] {
  if (limits.enum) return [sql`${column} in (${quoteAll(limits.enum)})`];
  const { maxLength, pattern } = limits;
  return [
    ...(maxLength === undefined ? [] : [sql`length(${column}) <= ${sql.raw(String(maxLength))}`]),
    ...(pattern === undefined ? [] : [sql`${column} ~ ${sql.raw(quoteText(pattern))}`]),
  ];
}

/** An amount with two decimals is stored as cents. That a number is a safe integer is no limit of a column's. */
function numberLimits(column: PgColumn, { minimum, maximum, multipleOf }: Limits): SQL[] {
  const scale = multipleOf === 0.01 ? 100 : 1;
  const isLimit = (limit = Infinity) => Math.abs(limit) < Number.MAX_SAFE_INTEGER;
  const toStored = (limit = 0) => sql.raw(String(Math.round(limit * scale)));
  return [
    ...(isLimit(minimum) ? [sql`${column} >= ${toStored(minimum)}`] : []),
    ...(isLimit(maximum) ? [sql`${column} <= ${toStored(maximum)}`] : []),
  ];
}

function listLimits(column: PgColumn, { maxItems, items }: Limits): SQL[] {
  const count =
    column.dataType === "json" ? sql`jsonb_array_length(${column})` : sql`cardinality(${column})`;
  return [
    ...(maxItems === undefined ? [] : [sql`${count} <= ${sql.raw(String(maxItems))}`]),
    ...(items?.enum ? [sql`${column} <@ array[${quoteAll(items.enum)}]`] : []),
  ];
}

function checkConditions(column: PgColumn, limits: Limits): SQL[] {
  if (limits.type === "array") return listLimits(column, limits);
  if (limits.type === "number" || limits.type === "integer") return numberLimits(column, limits);
  // Dates and ids that are looked up have column types of their own, which hold them to more than a pattern does.
  return column.columnType === "PgText" ? textLimits(column, limits) : [];
}

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The constraints of a table that follow from the domain: each column is held to the limits of the field of its name,
 * so that no row holds what no draft may hold (DB-11). If several sets of fields have a limit for a column, the last
 * one counts: what is stored may be narrower than what is typed. An id names a row, and is no content of it.
 */
export function fieldChecks(
  name: string,
  table: Readonly<Record<string, unknown>>,
  ...sets: readonly Fields[]
): CheckBuilder[] {
  const limits = new Map<string, Limits>();
  for (const [key, field] of sets.flatMap((fields) => Object.entries(fields)))
    if (key !== "id" && table[key] !== undefined)
      limits.set(key, { ...limits.get(key), ...fieldLimits(field) });
  return [...limits].flatMap(([key, limit]) => {
    const conditions = checkConditions(table[key] as PgColumn, limit);
    if (conditions.length === 0) return [];
    return [check(`${name}_${snakeCase(key)}`, sql.join(conditions, sql` and `))];
  });
}

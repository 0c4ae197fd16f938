import { sql, type SQL } from "drizzle-orm";
import { type AnyPgColumn, customType, integer, pgPolicy, text } from "drizzle-orm/pg-core";

/** An instant as the database writes it for us, `2026-03-02 18:00:00.25+00`, as ISO text; null for any other text. */
function toIso(text: string): string | null {
  if (text.length < 22 || text.length > 26 || !text.endsWith("+00") || text[10] !== " ")
    return null;
  const fraction = text.slice(20, -3).padEnd(3, "0");
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

/**
 * Columns give and take the values of the wire, so that no mapping layer is between a row and a response:
 * instants are ISO text, amounts of money are numbers of CAD stored as whole cents, percentages are numbers.
 */
export const instant = customType<{ data: string; driverData: Date | string }>({
  dataType: () => "timestamptz(3)",
  // Every list is full of them, and reading a date only to write it again is what a row costs most.
  fromDriver: (value) =>
    (typeof value === "string" ? toIso(value) : null) ?? new Date(value).toISOString(),
});

/** CAD on the wire, whole cents in the database. An amount that is no whole number of cents is a defect. */
export const amount = customType<{ data: number; driverData: string }>({
  dataType: () => "bigint",
  fromDriver: (cents) => Number(cents) / 100,
  toDriver: (value) => {
    const cents = Math.round(value * 100);
    if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - value) > 1e-9)
      throw new Error(`${value} is no amount of whole cents`);
    return String(cents);
  },
});

export const percent = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric(7,4)",
  fromDriver: Number,
  toDriver: String,
});

/** A number with all its decimals. */
export const exact = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric",
  fromDriver: Number,
  toDriver: String,
});

/** A calendar day, `YYYY-MM-DD`. */
export const day = customType<{ data: string }>({ dataType: () => "date" });

/** An id that may not be chosen yet: the empty text of the wire is null in the database, if it names a row or nothing. */
export const chosenId = customType<{ data: string; driverData: string | null }>({
  dataType: () => "text",
  toDriver: (id) => (id === "" ? null : id),
});

/** A `chosenId` as the wire has it. */
export const chosenText = <Id extends string = string>(column: AnyPgColumn): SQL<Id | ""> =>
  sql`coalesce(${column}, '')`;

/** Who made a row and changed it last, by name, and when; the version that an edit starts from; what a create was given. */
export const changeColumns = () => ({
  createdBy: text("created_by").notNull().default(""),
  createdOn: instant("created_on")
    .notNull()
    .default(sql`now()`),
  updatedBy: text("updated_by").notNull().default(""),
  updatedOn: instant("updated_on")
    .notNull()
    .default(sql`now()`),
  version: integer().notNull().default(1),
  /** Ours: the input of the create call, which distinguishes a repeat from another create; null if no call made the row. */
  createHash: text("create_hash"),
});

/** A text column for Y and N, as flags are sent. */
export const flag = () => text().$type<"Y" | "N">();

/** The setting of this transaction's scope, read once per statement (tenancy/with-scope.ts). */
const setting = (name: string): SQL => sql.raw(`(select current_setting('marquee.${name}', true))`);

/**
 * The row-level security policy of company data: a row is seen and written by staff and by the system, or by its own company;
 * a caller limited to one branch sees only rows of that branch. It is one `case`, because the planner takes a
 * chain of `or` for a condition that almost no row satisfies, and then sorts whole tables instead of reading an index.
 */
export function tenantPolicy(name: string, companyId: string | SQL, storeId?: string) {
  const owner = typeof companyId === "string" ? sql.identifier(companyId) : companyId;
  const company = sql`${owner} = ${setting("company")}`;
  const branch = storeId
    ? sql` and (${setting("store")} = '' or ${sql.identifier(storeId)} = ${setting("store")})`
    : sql``;
  const visible = sql`case when ${setting("kind")} in ('staff', 'system') then true when ${setting("kind")} = 'company' then ${company}${branch} else false end`;
  return pgPolicy(`${name}_tenancy`, {
    for: "all",
    to: "public",
    using: visible,
    withCheck: visible,
  });
}

/**
 * The row-level security policy of what is tied to a user alone: a row is seen and written by that user, whichever company
 * they are in now, by staff and by the system.
 */
export function personPolicy(name: string, userId: string) {
  const own = sql`case when ${setting("kind")} in ('staff', 'system') then true else ${sql.identifier(userId)} = ${setting("person")} end`;
  return pgPolicy(`${name}_person`, { for: "all", to: "public", using: own, withCheck: own });
}

/** What every caller may read, and staff and the system change: categories, sections. */
export function publicPolicies(name: string) {
  const staff = sql`${setting("kind")} in ('staff', 'system')`;
  return [
    pgPolicy(`${name}_read`, { for: "select", to: "public", using: sql`true` }),
    pgPolicy(`${name}_staff`, { for: "all", to: "public", using: staff, withCheck: staff }),
  ];
}

/** Rows of no company that staff and the system read and write. */
export function staffPolicy(name: string) {
  const staff = sql`${setting("kind")} in ('staff', 'system')`;
  return pgPolicy(`${name}_staff`, { for: "all", to: "public", using: staff, withCheck: staff });
}

/** Rows that only the system reads and writes: counters, provider events, jobs. */
export function systemPolicy(name: string) {
  const system = sql`${setting("kind")} = 'system'`;
  return pgPolicy(`${name}_system`, { for: "all", to: "public", using: system, withCheck: system });
}

import { getTableColumns, type Table } from "drizzle-orm";

type Columns<T extends Table> = T["_"]["columns"];

/** The columns of a table that a schema names: a row is selected as it is sent. What is read otherwise is written after them. */
export function columnsOf<T extends Table, Fields extends object>(
  table: T,
  { fields }: { readonly fields: Fields },
): Pick<Columns<T>, keyof Columns<T> & keyof Fields> {
  const named = Object.entries(getTableColumns(table)).filter(([name]) =>
    Object.hasOwn(fields, name),
  );
  return Object.fromEntries(named) as Pick<Columns<T>, keyof Columns<T> & keyof Fields>;
}

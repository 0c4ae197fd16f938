import type pg from "pg";

/** What was written and committed: by which request, to which table. */
export interface Written {
  readonly request: string;
  readonly tables: readonly string[];
}

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`;

/**
 * Puts a trigger on every table that notes which request wrote there. A note is part of the writing transaction,
 * so what was rolled back leaves none.
 */
export async function startWriteLog(owner: pg.Pool): Promise<void> {
  await owner.query(`create schema fuzz;
    create table fuzz.written (request text not null, name text not null);
    create function fuzz.note() returns trigger language plpgsql security definer as $$
    begin
      insert into fuzz.written values (coalesce(current_setting('marquee.request', true), ''), tg_table_name);
      return null;
    end $$;`);
  const { rows } = await owner.query<{ name: string }>(TABLES);
  for (const { name } of rows)
    await owner.query(
      `create trigger fuzz_note after insert or update or delete on public."${name}" for each row execute function fuzz.note()`,
    );
}

/** What was written since it was last asked. */
export async function drainWritten(owner: pg.Pool): Promise<readonly Written[]> {
  const { rows } = await owner.query<Written>(
    `with taken as (delete from fuzz.written returning request, name)
     select request, array_agg(distinct name) as tables from taken group by request`,
  );
  return rows;
}

const OWNED = `select c.table_name as name, bool_or(c.column_name = 'store_id') as branched
  from information_schema.columns c where c.table_schema = 'public' group by 1
  having bool_or(c.column_name = 'company_id') and bool_or(c.column_name = 'id' and c.data_type = 'text')`;

/**
 * A query for rows that are not the caller's, in every table: `$1` ids, `$2` the company they may be
 * of, `$3` the branch, or null for every branch. Callers choose ids, so that two kinds of row may have one: an id
 * proves nothing if it also names a row that the caller may see, of their company and their branch.
 */
export async function foreignRowsQuery(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ name: string; branched: boolean }>(OWNED);
  const tables = rows.map(({ name, branched }) => {
    const branch = name === "store" ? "id" : branched ? "store_id" : null;
    return { name, isForeign: `(company_id <> $2${branch ? ` or ${branch} <> $3::text` : ""})` };
  });
  const foreign = [
    "select 'company' as name, id from company where id = any($1) and id <> $2",
    ...tables.map(
      ({ name, isForeign }) =>
        `select '${name}', id from "${name}" where id = any($1) and ${isForeign}`,
    ),
  ].join(" union all ");
  const own = tables
    .map(
      ({ name, isForeign }) =>
        `select id from "${name}" where id = any($1) and ${isForeign} is not true`,
    )
    .join(" union all ");
  return `select name, id from (${foreign}) as foreign_row where id not in (${own})`;
}

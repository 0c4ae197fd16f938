import { DrizzleQueryError, is, Param, Placeholder } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Asked, Line, Rows } from "./line.ts";
import { rowMapper, type SelectedFields } from "./row-mapper.ts";
import { dialect, nameOf, type Nothing, type Prepare } from "./typed.ts";

/** The values of one call, by the names of the statement's places (`sql.placeholder`). */
export type Values = Readonly<Record<string, unknown>>;

/** A query that is only written down, never sent: its text is made once, and run many times. */
export interface Statement<Answer> extends Asked {
  readonly valuesOf: (values: Values) => unknown[];
  readonly read: (rows: Rows) => Answer;
}

/** Where statements are written: drizzle without a database behind it. */
export type Draft = Pick<NodePgDatabase, "select">;

/** What drizzle's selections are before they run. */
interface Selection<Answer> extends PromiseLike<Answer> {
  readonly prepare: (name: string) => unknown;
}

type Written = { readonly query: Parameters<Prepare>[0]; readonly fields: SelectedFields };

/** Keeps what drizzle would have sent. */
class DraftSession extends NodePgSession<Nothing, Nothing> {
  written: Written | undefined;
  override prepareQuery: Prepare = (query, fields, ...rest) => {
    this.written = fields && { query, fields };
    return super.prepareQuery(query, fields, ...rest);
  };
}

const valueAt = (values: Values, name: string): unknown => {
  if (!(name in values)) throw new Error(`a statement was run without its value ${name}`);
  return values[name];
};

/** Where one value of the text comes from: from the call, or as it was written. */
function sourceOf(part: unknown): (values: Values) => unknown {
  if (is(part, Placeholder)) return (values) => valueAt(values, part.name);
  if (is(part, Param) && is(part.value, Placeholder)) {
    const { encoder } = part;
    const { name } = part.value;
    return (values) => encoder.mapToDriverValue(valueAt(values, name));
  }
  return () => part;
}

/** Writes a flat selection down. Building its text costs more than most reads, so this happens once a shape. */
export function statement<Answer>(write: (draft: Draft) => Selection<Answer>): Statement<Answer> {
  const session = new DraftSession(new pg.Client(), dialect, undefined);
  write(new NodePgDatabase<Nothing>(dialect, session, undefined)).prepare("draft");
  const { written } = session;
  const read = written && rowMapper(written.fields);
  if (!written || !read) throw new Error("only flat selections can be written down");
  const sources = written.query.params.map(sourceOf);
  return {
    name: nameOf(written.query),
    text: written.query.sql,
    valuesOf: (values) => sources.map((source) => source(values)),
    read: read as Statement<Answer>["read"],
  };
}

/** Sends a statement before it answers its promise, so that several can travel together. */
export async function run<Answer>(
  line: Line,
  statement: Statement<Answer>,
  values: Values,
): Promise<Answer> {
  const params = statement.valuesOf(values);
  try {
    return statement.read(await line.ask(statement, params));
  } catch (error) {
    throw new DrizzleQueryError(statement.text, params, error instanceof Error ? error : undefined);
  }
}

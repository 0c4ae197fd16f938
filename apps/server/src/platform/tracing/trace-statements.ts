import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from "@opentelemetry/api";
import type pg from "pg";

type Query = (...given: unknown[]) => unknown;

const LONGEST_TEXT = 1_000;

/** The text of a statement, whose values are numbered places; what is written into it as a literal is left out. */
const withoutLiterals = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/gu, "?")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .slice(0, LONGEST_TEXT);

function textOf(statement: unknown): string | null {
  if (typeof statement === "string") return statement;
  // a statement that submits itself, such as a copy of a table, ends in other ways
  if (typeof statement !== "object" || statement === null || "submit" in statement) return null;
  return "text" in statement && typeof statement.text === "string" ? statement.text : null;
}

/** Its code alone: the message of an error may repeat a value. */
function endSpan(span: Span, error?: unknown): void {
  if (error) {
    const code = typeof error === "object" && "code" in error ? String(error.code) : "unknown";
    span.setAttribute("error.type", code);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** The statements of one connection, each in a span if a traced request makes it. */
const tracedQuery =
  (tracer: Tracer, query: Query): Query =>
  (...given) => {
    const text = textOf(given[0]);
    if (text === null || trace.getActiveSpan() === undefined) return query(...given);
    const words = withoutLiterals(text);
    const operation = /^\w+/u.exec(words)?.[0]?.toUpperCase() ?? "STATEMENT";
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": operation,
        "db.query.text": words,
      },
    });
    const last = given.at(-1);
    if (typeof last === "function") {
      const onEnd = (error: unknown, ...rest: unknown[]): unknown => {
        endSpan(span, error);
        return Reflect.apply(last, undefined, [error, ...rest]);
      };
      return query(...given.slice(0, -1), onEnd);
    }
    const result = query(...given);
    if (!(result instanceof Promise)) endSpan(span);
    else
      result.then(
        () => endSpan(span),
        (error: unknown) => endSpan(span, error ?? "unknown"),
      );
    return result;
  };

/** A span for each statement of a traced request, on each connection from its first use. Returns what ends it. */
export function traceStatements(tracer: Tracer, pool: pg.Pool): () => void {
  const traced = new Set<pg.PoolClient>();
  const follow = (client: pg.PoolClient): void => {
    if (traced.has(client)) return;
    traced.add(client);
    const query = client.query.bind(client) as Query;
    client.query = tracedQuery(tracer, query) as typeof client.query;
  };
  const leave = (client: pg.PoolClient): void => void traced.delete(client);
  pool.on("acquire", follow);
  pool.on("remove", leave);
  return () => {
    pool.off("acquire", follow);
    pool.off("remove", leave);
    // without its own method, a client has that of its class again
    for (const client of traced) Reflect.deleteProperty(client, "query");
  };
}

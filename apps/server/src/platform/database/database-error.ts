import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** What a statement broke, by the codes of PostgreSQL whose own messages repeat the values. */
const BROKEN: Readonly<Record<string, string>> = {
  "22001": "a value is too long",
  "22003": "a number is out of range",
  "22007": "a value is no date",
  "22008": "a date is out of range",
  "22P02": "a value is not of its type",
  "23502": "a value is missing",
  "23503": "a foreign key is broken",
  "23505": "a value that is unique is there already",
  "23514": "a check is broken",
};

/** Classes of codes whose messages name tables and settings, and no value. */
const WORDED = /^(?:08|25|28|40|42(?!601)|53|54|55|57|58|XX)/;

/** Codes of a database that is away, full, read-only or busy, or rejects the server: the same call may go through in a moment. */
const AWAY = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "25006",
  "25P03",
  "28000",
  "28P01",
  "3D000",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "53100",
  "53200",
  "53300",
  "08001",
  "08003",
  "08004",
  "08006",
  "40001",
  "40P01",
  "55P03",
]);

/** A driver's errors about a connection, which name no value either. */
const OF_CONNECTION =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)|(?:connect|read|write) E[A-Z]+)/;

interface Facts {
  readonly code: string | null;
  readonly table: string | null;
  readonly column: string | null;
  readonly constraint: string | null;
  /** PostgreSQL's function that the error is of. */
  readonly routine: string | null;
}

const CONNECTION_FAILURE = "08006";
/** The severities with which PostgreSQL ends a session: no statement of ours brings that about. */
const ENDS_SESSION = new Set(["FATAL", "PANIC"]);

/**
 * Finds that a role lacks a right on a table, which no call can bring about: the database was changed. A row against a
 * policy has the same code, 42501, and is a fault of ours.
 */
const RIGHTS_CHECK = "aclcheck_error";

/**
 * The code of an error. What ends a session is a lost connection, whatever it is called: PgBouncer has the code of a mistake
 * in the protocol for it, and PostgreSQL that of a fault of its own if no session can begin on a full disk.
 */
function errorCode(error: Error): string | null {
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const endsSession = error instanceof pg.DatabaseError && ENDS_SESSION.has(error.severity ?? "");
  return endsSession && !AWAY.has(code ?? "") ? CONNECTION_FAILURE : code;
}

const errorFacts = (error: pg.DatabaseError): Facts => ({
  code: errorCode(error),
  table: error.table ?? null,
  column: error.column ?? null,
  constraint: error.constraint ?? null,
  routine: error.routine ?? null,
});

function logText(error: pg.DatabaseError): string {
  const { code = "", table, column, constraint } = error;
  const what = WORDED.test(code) ? error.message : (BROKEN[code] ?? "a statement is refused");
  const where = [
    constraint && `constraint ${constraint}`,
    column && `column ${column}`,
    table && `table ${table}`,
  ].filter(Boolean);
  return [`${what} (${code})`, ...where].join(", ");
}

/** Where an error came from, without its message. */
const stackFrames = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");

/**
 * An error of the database in a text that holds no value of any row (OPS-8): its code, and the table, column or
 * constraint it is about. The driver's own error repeats the values in its message, its detail and its parameters.
 */
export class DatabaseError extends Error implements Facts {
  override readonly name = "DatabaseError";
  readonly code: string | null;
  readonly table: string | null;
  readonly column: string | null;
  readonly constraint: string | null;
  readonly routine: string | null;
  /** The text of the statement, whose values are numbered places. */
  readonly statement: string | null;

  constructor(words: string, facts: Facts, origin: Error, statement: string | null) {
    super(words);
    this.code = facts.code;
    this.table = facts.table;
    this.column = facts.column;
    this.constraint = facts.constraint;
    this.routine = facts.routine;
    this.statement = statement;
    this.stack = `${this.name}: ${words}\n${stackFrames(origin)}`;
  }
}

const NOTHING: Facts = { code: null, table: null, column: null, constraint: null, routine: null };

/** The one place where an error of the database becomes a message. What is none is returned as it is. */
export function databaseError(error: unknown, statement: string | null = null): unknown {
  if (error instanceof DrizzleQueryError)
    return error.cause === undefined
      ? new DatabaseError("a statement failed", NOTHING, error, error.query)
      : databaseError(error.cause, error.query);
  if (error instanceof pg.DatabaseError)
    return new DatabaseError(logText(error), errorFacts(error), error, statement);
  if (error instanceof Error && OF_CONNECTION.test(error.message))
    return new DatabaseError(
      error.message,
      { ...NOTHING, code: errorCode(error) },
      error,
      statement,
    );
  return error;
}

const isRightMissing = (error: Error): boolean =>
  (error instanceof pg.DatabaseError || error instanceof DatabaseError) &&
  error.routine === RIGHTS_CHECK;

/** Whether an error, or one that it was made from, says that the database is away or busy for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (AWAY.has(errorCode(error) ?? "") || OF_CONNECTION.test(error.message)) return true;
  if (isRightMissing(error)) return true;
  return error.cause !== undefined && isDatabaseAway(error.cause);
}

/** Whether an error, or one that it was made from, has one of these codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  if (!(error instanceof Error)) return false;
  return codes.has(errorCode(error) ?? "") || hasCode(error.cause, codes);
}

/** What another connection may be spared: a standby, a full disk or memory, a session that the database ends. */
const SPENT = new Set([
  CONNECTION_FAILURE,
  "25006",
  "53100",
  "53200",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
]);
const READ_ONLY = new Set(["25006"]);

/** Whether a connection whose statement failed like this is closed, and not used again (OPS-11). */
export const isConnectionSpent = (error: unknown): boolean =>
  hasCode(error, SPENT) || (error instanceof Error && isRightMissing(error));

/** Whether the database can only be read: it is a standby, or was set so. */
export const isReadOnly = (error: unknown): boolean => hasCode(error, READ_ONLY);

/** The driver's message if no response arrived in time. */
const SILENT = /^(?:Query read timeout|timeout exceeded when trying to connect)/;

/** Whether an error, or one that it was made from, says that the database gave no response at all. */
export function isDatabaseSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return SILENT.test(error.message) || isDatabaseSilent(error.cause);
}

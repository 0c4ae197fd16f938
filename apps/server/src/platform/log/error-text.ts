import { databaseError, DatabaseError } from "../database/database-error.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** The longest reason that is stored with what failed. */
const LONGEST = 1000;

/** An error as the log reads it. It has many more fields of its own, which may hold anything, and stay out. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly table?: string;
  readonly column?: string;
  readonly constraint?: string;
  readonly statement?: string;
  readonly cause?: LoggedError;
};

const text = (name: string, value: unknown): Readonly<Record<string, string>> =>
  typeof value === "string" ? { [name]: withoutSecrets(value) } : {};

/** What is logged of whatever was thrown: its type, its message, and where it happened (OPS-8). */
export function loggedError(thrown: unknown): LoggedError {
  const error = databaseError(thrown);
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)), stack: "" };
  const { name: type, message, stack = "", cause } = error;
  const code = "code" in error ? error.code : null;
  const facts =
    error instanceof DatabaseError
      ? {
          ...text("table", error.table),
          ...text("column", error.column),
          ...text("constraint", error.constraint),
          ...text("statement", error.statement),
        }
      : {};
  return {
    type,
    message: withoutSecrets(message),
    stack: withoutSecrets(stack),
    ...text("code", code),
    ...facts,
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/** A reason in one line, to be stored with what failed and shown to staff (OPS-8). */
export function errorText(thrown: unknown): string {
  const { message } = loggedError(thrown);
  return message.slice(0, LONGEST);
}

/** An error with where it happened, for a process that ends with it. */
export const errorReport = (thrown: unknown): string => {
  const { message, stack, cause } = loggedError(thrown);
  const own = stack === "" ? message : stack;
  return cause === undefined ? own : `${own}\ncaused by ${cause.stack || cause.message}`;
};

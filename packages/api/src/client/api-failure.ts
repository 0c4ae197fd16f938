import type { Failure } from "../http/failure.ts";

/** What a call rejects with: the server's refusal, or `Unavailable` if no response came at all. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly failure: Failure;
  /** In how many seconds the call may be repeated, if the server says so. */
  readonly retryAfter: number | null;

  constructor(failure: Failure, retryAfter: number | null = null) {
    super(failure.message);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** Errors of the language: their messages are for developers and are not shown to users. An error with another name has one for users. */
const DEFECTS: ReadonlySet<string> = new Set(["TypeError", "RangeError", "ReferenceError"]);

/** Reads a caught value as a refusal. Anything else is a defect of ours and is reported as one. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure;
  const isReadable = error instanceof Error && !DEFECTS.has(error.name);
  return { tag: "Broken", message: isReadable ? error.message : "Something went wrong." };
}

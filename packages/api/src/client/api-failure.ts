import type { Failure } from "../http/failure.ts";

/** What a call rejects with: the server's refusal, or `Unavailable` if no response came at all. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Reads a caught value as a refusal. Anything else is a defect of ours and is reported as one. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiFailure) return error.failure;
  return {
    tag: "Broken",
    message: error instanceof Error ? error.message : "Something went wrong.",
  };
}

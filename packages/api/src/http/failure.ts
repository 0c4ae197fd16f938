import type { Issue } from "@marquee/domain/validation/rule";

/** Every way a call can be refused, with the status it travels under. */
export const FAILURE_STATUS = {
  Unauthenticated: 401,
  Forbidden: 403,
  NotFound: 404,
  Conflict: 409,
  TooLarge: 413,
  Invalid: 422,
  TooMany: 429,
  Broken: 500,
  Unavailable: 503,
} as const;

export type FailureTag = keyof typeof FAILURE_STATUS;

/**
 * A refusal as it is sent under `error`. `issues` lists every wrong field; `reference` is the
 * number a user can quote, and is in the server's log beside what happened.
 */
export interface Failure {
  readonly tag: FailureTag;
  readonly message: string;
  readonly issues?: readonly Issue[];
  /** The version that is current, if a stale edit was refused. */
  readonly current?: unknown;
  readonly reference?: string;
}

const TAGS: ReadonlySet<string> = new Set(Object.keys(FAILURE_STATUS));

/** Whether a parsed answer is one of our refusals, and not, say, a proxy's page. */
export function isFailure(value: unknown): value is Failure {
  return (
    typeof value === "object" &&
    value !== null &&
    "tag" in value &&
    typeof value.tag === "string" &&
    TAGS.has(value.tag) &&
    "message" in value &&
    typeof value.message === "string"
  );
}

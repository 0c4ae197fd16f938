import { FAILURE_STATUS, type Failure, type FailureTag } from "@marquee/api/http/failure";
import type { Issue } from "@marquee/domain/validation/rule";

/** The most issues a refusal lists: no user fixes more at once, and a response stays small (LIMIT-10). */
export const MOST_ISSUES = 100;

/** A call that is refused, as a value: handlers return it, the transaction rolls back, and it is sent once. */
export class Refusal {
  readonly failure: Failure;
  /** The seconds after which the same call may succeed; null if unknown. */
  readonly retryAfter: number | null;
  readonly status: number;

  constructor(
    tag: FailureTag,
    message: string,
    more: Omit<Failure, "tag" | "message"> = {},
    retryAfter: number | null = null,
    status: number = FAILURE_STATUS[tag],
  ) {
    const { issues } = more;
    const listed = issues && { issues: issues.slice(0, MOST_ISSUES) };
    this.failure = { tag, message, ...more, ...listed };
    this.retryAfter = retryAfter;
    this.status = status;
  }

  /** This refusal with its fields renamed, for a caller that knows them by other names. */
  atFields(rename: (issues: readonly Issue[]) => readonly Issue[]): Refusal {
    const { tag, message, issues, ...more } = this.failure;
    if (issues === undefined) return this;
    const renamed = { ...more, issues: rename(issues) };
    return new Refusal(tag, message, renamed, this.retryAfter, this.status);
  }
}

/** 401: no user is signed in, or their sign-in counts no more. */
export const unauthenticated = (message = "Please sign in.") =>
  new Refusal("Unauthenticated", message);

/** 403: the caller may not do this, for a reason that is shown to them. */
export const forbidden = (reason: string) => new Refusal("Forbidden", reason);

/** One response for what does not exist and for what belongs to another company: no caller can tell them apart. */
export const notFound = () => new Refusal("NotFound", "There is nothing here with that id.");

/** What a query finds, or the refusal if it finds nothing. */
export const orNotFound = async <Found>(
  query: Promise<Found | null | undefined>,
): Promise<Found | Refusal> => (await query) ?? notFound();

/** The routes that do not exist: JSON under /api, and a way home for a user. */
export const noRoute = () => new Refusal("NotFound", "There is no such address.");

/** `current` is the state that a stale edit conflicts with; `issues` name the fields whose values are taken already. */
export const conflict = (message: string, current?: unknown, issues?: readonly Issue[]) =>
  new Refusal("Conflict", message, {
    ...(current === undefined ? {} : { current }),
    ...(issues === undefined ? {} : { issues }),
  });

/** 422: the message is that of the only issue, else how many fields are wrong. */
export const invalid = (issues: readonly Issue[]) =>
  new Refusal(
    "Invalid",
    issues.length === 1 ? (issues[0]?.message ?? "") : `${issues.length} fields need attention.`,
    { issues },
  );

/** What is no request of ours, under the status that HTTP has for it: 400, 415, 417. */
export const badRequest = (status: number, message: string) =>
  new Refusal("Invalid", message, { issues: [] }, null, status);

/** 413: the request or its file has more bytes than the call takes. */
export const tooLarge = (message: string) => new Refusal("TooLarge", message);

/** 429: a limit is reached. `retryAfter` is in seconds, null if unknown. */
export const tooMany = (message: string, retryAfter: number | null = null) =>
  new Refusal("TooMany", message, {}, retryAfter);

/** 503: what the call needs is away or busy. `retryAfter` is in seconds, null if unknown. */
export const unavailable = (message: string, retryAfter: number | null = null) =>
  new Refusal("Unavailable", message, {}, retryAfter);

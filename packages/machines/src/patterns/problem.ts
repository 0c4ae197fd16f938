import { formMessages } from "@marquee/domain/validation/messages";

/** What is shown of a failure: its message, and the reference that finds it in the server's log. */
export interface Problem {
  readonly message: string;
  readonly reference: string | null;
  /** Set if what is acted on is not as it was: the same again would be refused again. */
  readonly isOutdated?: true;
  /** Set if the same again would fail again: nothing is there with that id, or can be, or the user may not have it. */
  readonly lasting?: "missing" | "refused" | undefined;
}

/** What an action is given of an actor that failed. */
export interface ActorFailure {
  readonly error: unknown;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

const DEFECTS: ReadonlySet<unknown> = new Set(["TypeError", "RangeError", "ReferenceError"]);

/** Errors of the language: their messages are for developers and are not shown to users, unless they were given a name of their own. */
const isDefect = (error: unknown): boolean =>
  error instanceof Error && DEFECTS.has(read(error, "name"));

/** Why the same again would fail again, by the tag of the failure. What is refused as no id is of nothing that is there. */
const LASTING: ReadonlyMap<unknown, Problem["lasting"]> = new Map([
  ["NotFound", "missing"],
  ["Invalid", "missing"],
  ["Forbidden", "refused"],
]);

/** What a failure is reported with: what happened, where something else happened first, else the words for a failure (CONFIRM-M6). */
export const failureMessage = (problem: Problem | null, failure: string): string =>
  problem?.isOutdated ? problem.message : failure;

/**
 * Reads the rejection of an actor, whatever was thrown. The reference may be on the error itself or on the failure
 * it carries. `fallback` is the message of an error that has none of its own, or none for users.
 */
export function toProblem(error: unknown, fallback: string = formMessages.broken): Problem {
  const reference = read(error, "reference") ?? read(read(error, "failure"), "reference");
  const message =
    text(error) ?? (isDefect(error) ? null : text(read(error, "message"))) ?? fallback;
  const tag = read(read(error, "failure"), "tag");
  return {
    message,
    reference: text(reference),
    ...(tag === "Conflict" ? { isOutdated: true } : {}),
    lasting: LASTING.get(tag),
  };
}

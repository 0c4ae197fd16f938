/** What a person is told when something broke: the words, and the number that finds it in the server's log. */
export interface Problem {
  readonly message: string;
  readonly reference: string | null;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/**
 * Reads the rejection of an actor, whatever was thrown. The reference may stand on the error itself or on the
 * refusal it carries. `fallback` is said when the error has no words of its own.
 */
export function problemOf(error: unknown, fallback: string): Problem {
  const reference = read(error, "reference") ?? read(read(error, "failure"), "reference");
  const message = text(error) ?? text(read(error, "message")) ?? fallback;
  return { message, reference: text(reference) };
}

/** One value of the context, before and after a step. */
export interface ContextChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

const DEEPEST = 3;

const show = (value: unknown): string => {
  if (typeof value === "string") return value === "" ? "“”" : value;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value) && value.length === 0) return "none";
  return JSON.stringify(value) ?? "nothing";
};

/** The values of a context by their paths: `fields.values.name`. */
function flatten(value: unknown, path: string, into: Map<string, string>, depth: number): void {
  const isOpen =
    typeof value === "object" && value !== null && !Array.isArray(value) && depth < DEEPEST;
  if (!isOpen) {
    if (typeof value !== "function") into.set(path, show(value));
    return;
  }
  for (const [key, inner] of Object.entries(value))
    flatten(inner, path === "" ? key : `${path}.${key}`, into, depth + 1);
}

/** What a step changed of the context, and how many values it left as they were. */
export function compareContexts(
  before: unknown,
  after: unknown,
): { readonly changes: readonly ContextChange[]; readonly unchanged: number } {
  const [was, is] = [new Map<string, string>(), new Map<string, string>()];
  flatten(before, "", was, 0);
  flatten(after, "", is, 0);
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  const changes = paths
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }))
    .filter((one) => one.before !== one.after);
  return { changes, unchanged: paths.length - changes.length };
}

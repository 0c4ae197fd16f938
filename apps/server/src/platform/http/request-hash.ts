import { createHash } from "node:crypto";

/** Returns an equal value whose objects have their keys in one order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** A digest, independent of the order of keys, that distinguishes a repeated request from another under the same id. */
export const requestHash = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sortKeys(body)))
    .digest("hex");

import type { Issue } from "@marquee/domain/validation/rule";

/** What a step still needs, in a line: the first of its broken rules and how many follow; null if nothing is missing. */
export function needsText([first, ...more]: readonly Issue[]): string | null {
  if (first === undefined) return null;
  if (more.length === 0) return first.message;
  return `${first.message.replace(/\.$/, "")}. And ${more.length} more.`;
}

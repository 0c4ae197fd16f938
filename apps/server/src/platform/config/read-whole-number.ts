import type { Env } from "./env.ts";

interface Range {
  /** What it is if nothing is said. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** What is counted, in the sentence of a refusal: `connections`. */
  readonly of: string;
}

/** A setting that is a whole number of something. Adds what is wrong to `reasons`. */
export function readWholeNumber(
  env: Env,
  name: string,
  { usual, least, most, of }: Range,
  reasons: string[],
): number {
  const number = Number(env[name] ?? usual);
  if (!Number.isInteger(number) || number < least || number > most)
    reasons.push(`${name} is a whole number of ${of} from ${least} to ${most}.`);
  return number;
}

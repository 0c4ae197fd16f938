import type { Env } from "./env.ts";

/** Digits alone: JavaScript also reads "1e3", "0x1f", " 80 " and a blank as numbers, and an operator never means them. */
const DIGITS = /^\d{1,15}$/u;

/** A whole number as an operator writes it; null for anything else. */
export const wholeNumber = (text: string): number | null =>
  DIGITS.test(text) ? Number(text) : null;

interface Range {
  /** The default. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** What is counted, in the sentence of a refusal: `connections`; nothing for a number that counts nothing. */
  readonly of?: string;
}

/** A setting that is a whole number of something. Adds what is wrong to `reasons`. */
export function readWholeNumber(
  env: Env,
  name: string,
  { usual, least, most, of }: Range,
  reasons: string[],
): number {
  const text = env[name] ?? String(usual);
  const number = wholeNumber(text);
  if (number !== null && number >= least && number <= most) return number;
  const counted = of === undefined ? "" : ` of ${of}`;
  reasons.push(`${name} is a whole number${counted} from ${least} to ${most}, not "${text}".`);
  return usual;
}

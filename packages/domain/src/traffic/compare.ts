import { shareOf, type Told } from "./funnel.ts";

/** Whether a difference is more than chance would make it. */
export type Sureness = "sure" | "chance" | "unknown";

/** Below this, of all that are compared together, a difference is taken for real. */
const LEVEL = 0.01;

/** The probability that a normal variable is at least so far from its mean (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, poly * Math.exp(-x * x));
}

/** The chance that two shares differ so much if they are the same; null if a number is not told. */
export function chanceOf(
  part: Told,
  whole: Told,
  otherPart: Told,
  otherWhole: Told,
): number | null {
  const [one, other] = [shareOf(part, whole), shareOf(otherPart, otherWhole)];
  if (one === null || other === null || whole === null || otherWhole === null) return null;
  const pooled = ((part ?? 0) + (otherPart ?? 0)) / (whole + otherWhole);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / whole + 1 / otherWhole));
  return spread === 0 ? 1 : twoSided((one - other) / spread);
}

/** Which of several differences are sure, all of them together being held to one level (Holm; TRAFFIC-D2). */
export function suresOf(chances: readonly (number | null)[]): readonly Sureness[] {
  const order = chances
    .flatMap((chance, at) => (chance === null ? [] : [{ chance, at }]))
    .toSorted((a, b) => a.chance - b.chance);
  const sure = new Set<number>();
  for (const [rank, { chance, at }] of order.entries()) {
    if (chance >= LEVEL / (order.length - rank)) break;
    sure.add(at);
  }
  return chances.map((chance, at) =>
    chance === null ? "unknown" : sure.has(at) ? "sure" : "chance",
  );
}

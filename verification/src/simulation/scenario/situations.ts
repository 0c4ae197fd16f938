/**
 * What the users of a seed are about. In most seeds everything is mixed; the others bring together what seldom comes
 * together: sales of the same items at one moment, changes between card and PayPal, a checkout that two users pay and one
 * of them saves a card with, and two payments of one user that save the same card.
 */
export type Situation = "mixed" | "sameMoment" | "saving" | "sharing" | "switching";

const SITUATIONS: readonly Situation[] = [
  "mixed",
  "sameMoment",
  "mixed",
  "switching",
  "mixed",
  "sharing",
  "mixed",
  "saving",
];

/** The situation of a seed, which is known before it runs. */
export const situationOf = (seed: number): Situation =>
  SITUATIONS[seed % SITUATIONS.length] ?? "mixed";

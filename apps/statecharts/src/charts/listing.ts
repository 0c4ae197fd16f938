import { facts } from "facts:listing";

/** A machine as the gallery lists it. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly noun: string;
  readonly description: string;
  readonly states: number;
  /** How many transitions can be taken; how many of them tests take, and how many with a guard seen one way only. */
  readonly transitions: number;
  readonly taken: number;
  readonly half: number;
  readonly findings: number;
  /** Whether it differs from the latest version that was saved, or is newer. */
  readonly isChanged: boolean;
}

export const LISTING: readonly Listed[] = facts;

/** The nouns that have machines, with their machines. */
export const NOUNS: readonly (readonly [string, readonly Listed[]])[] = [
  ...Map.groupBy(LISTING, ({ noun }) => noun),
];

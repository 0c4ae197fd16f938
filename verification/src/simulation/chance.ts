import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** Everything that happens by chance in a simulated world comes from one of these, so that a seed says it all. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  readonly within: (from: number, to: number) => number;
  /** Whether something happens that happens so often, from 0 to 1. */
  readonly happens: (often: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]] | readonly T[]) => T;
  /** One of the names, each as likely as its weight. */
  readonly weighed: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
}

const PARTS = 1_000_000;

export function chanceOf(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const within = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    within,
    happens: (often) => often > 0 && within(1, PARTS) <= often * PARTS,
    pick: (choices) => {
      const chosen = choices[within(0, choices.length - 1)];
      if (chosen === undefined) throw new Error("there is nothing to pick from");
      return chosen;
    },
    weighed: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const names = Object.keys(weights) as Name[];
      let left = within(
        1,
        names.reduce((sum, name) => sum + weights[name], 0),
      );
      for (const name of names) {
        left -= weights[name];
        if (left <= 0) return name;
      }
      throw new Error("there is nothing to weigh");
    },
  };
}

import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A seeded random generator. Everything random in a simulation comes from one, so that its seed says it all. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  readonly integer: (from: number, to: number) => number;
  /** True with this probability, from 0 to 1. */
  readonly boolean: (probability: number) => boolean;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** One of the names, each as likely as its weight. */
  readonly weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
}

const PARTS = 1_000_000;

/** The generator of a seed. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const integer = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    integer,
    boolean: (probability) => probability > 0 && integer(1, PARTS) <= probability * PARTS,
    pick: (choices) => {
      const chosen = choices[integer(0, choices.length - 1)];
      if (chosen === undefined) throw new Error("there is nothing to pick from");
      return chosen;
    },
    weighted: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const names = Object.keys(weights) as Name[];
      const total = names.reduce((sum, name) => sum + weights[name], 0);
      let left = integer(1, total);
      for (const name of names) {
        left -= weights[name];
        if (left <= 0) return name;
      }
      throw new Error("no name has a weight");
    },
  };
}

import { stableId } from "@marquee/server/demonstration/stable-id";
import fc from "fast-check";

const MANY = 4096;

/** What is drawn while flows are played: the same for the same seed. */
export class Draws {
  readonly #seed: number;
  readonly #numbers: readonly number[];
  #next = 0;
  #ids = 0;

  constructor(seed: number) {
    this.#seed = seed;
    this.#numbers = fc.sample(fc.nat(), { seed, numRuns: MANY });
  }

  #number(): number {
    this.#next = (this.#next + 1) % this.#numbers.length;
    return this.#numbers[this.#next] ?? 0;
  }

  oneOf<T>(values: readonly T[]): T {
    const value = values[this.#number() % values.length];
    if (value === undefined) throw new Error("there is nothing to draw from");
    return value;
  }

  /** So many of the values, each once, in the order drawn. */
  some<T>(values: readonly T[], count: number): readonly T[] {
    const left = [...values];
    const drawn: T[] = [];
    while (drawn.length < count && left.length > 0)
      drawn.push(...left.splice(this.#number() % left.length, 1));
    return drawn;
  }

  /** An id that nothing has yet. */
  id(): string {
    this.#ids += 1;
    return stableId(`drawn ${this.#seed} ${this.#ids}`);
  }
}

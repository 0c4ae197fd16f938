/** What a part of `npm run prove` is given. `count` null means as many as the part proves by itself. */
export interface ProofOptions {
  readonly seed: number;
  readonly count: number | null;
  /** How many processes share the work; one if a run is to be repeated exactly. */
  readonly processes: number;
  readonly say: (line: string) => void;
}

/** What a part found. Everything that failed was said already, each with the command that repeats it. */
export interface Proof {
  readonly passed: number;
  readonly failed: number;
}

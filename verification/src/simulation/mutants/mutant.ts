/** A mistake that somebody could make, as a change of one line or two of the product's source. */
export interface PlantedBug {
  readonly name: string;
  /** Below `apps/server/src`. */
  readonly file: string;
  /** Stands there exactly once. */
  readonly find: string;
  readonly replace: string;
  /** What would go wrong. */
  readonly why: string;
  /** It needs several things to come together, and so more seeds than there is time for in `npm test`. */
  readonly rare?: true;
}

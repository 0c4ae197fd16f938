import type { Mutant } from "../../mutation/mutant.ts";
import type { Situation } from "../scenario/situations.ts";

/** A mutant that the simulation must find. */
export interface SimulationMutant extends Mutant {
  /** In which situation users find it, where they seldom do otherwise: its seeds alone are searched. */
  readonly situation?: Situation;
}

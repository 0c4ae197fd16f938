import type { Mutant } from "../../mutation/mutant.ts";
import type { Situation } from "../scenario/situations.ts";

/** A mutant that the simulation must find, or a test that is named here. */
export interface SimulationMutant extends Mutant {
  /** In which situation users find it, if they seldom do otherwise: its seeds alone are searched. */
  readonly situation?: Situation;
  /**
   * The test of the server that fails with it, below `apps/server/src`, if users hardly ever cause the situation:
   * then that test is run instead of seeds.
   */
  readonly test?: string;
}

import type { SimulatedUser } from "./users.ts";

/** What any user asked for in a seed: the checks compare it with what came of it. */
export interface UserActions {
  cancelled: boolean;
  closedPaypal: boolean;
  /** Cards whose deletion was not acknowledged to their owners yet. */
  readonly deletedCards: Map<string, SimulatedUser>;
}

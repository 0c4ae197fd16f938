import type { FaultProfile } from "./fault-profile.ts";
import type { Random } from "./random.ts";

/** What goes wrong in one transaction: at which of its statements, and how. */
export interface StatementFault {
  readonly at: number;
  /** `kill`: the process is killed. `disconnect`: the connection breaks, and with it the transaction. */
  readonly how: "disconnect" | "kill";
  /** Whether the statement still had its effect. */
  readonly after: boolean;
}

/** The error of a statement whose connection breaks. */
export class BrokenConnection extends Error {
  constructor() {
    super("the connection to the database broke");
  }
}

/** Most transactions end after so many statements; the one that fulfils a checkout has up to `LONGEST`. */
const SHORT = 6;
const LONGEST = 25;

/** The fault of a transaction, if it meets one. */
export function drawStatementFault(
  random: Random,
  { statementFaults }: Pick<FaultProfile, "statementFaults">,
): StatementFault | null {
  if (!random.boolean(statementFaults)) return null;
  return {
    at: random.boolean(0.5) ? random.integer(0, SHORT) : random.integer(SHORT + 1, LONGEST),
    how: random.boolean(0.5) ? "kill" : "disconnect",
    after: random.boolean(0.5),
  };
}

/** Milliseconds that a slow statement waits for its turn, at most. */
const LONGEST_WAIT = 600;

/** How long a statement waits for its turn: mostly for none at all. */
export const drawStatementDelay = (
  random: Random,
  { slowStatements }: Pick<FaultProfile, "slowStatements">,
): number => (random.boolean(slowStatements) ? random.integer(1, LONGEST_WAIT) : 0);

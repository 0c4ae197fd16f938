import type { NetworkFaults } from "./network.ts";
import type { Random } from "./random.ts";
import type { Situation } from "./scenario/situations.ts";

/** How often which fault is injected in one seed, from 0 to 1. Each seed draws a profile of its own. */
export interface FaultProfile extends NetworkFaults {
  /** A process is killed while it waits for its turn. */
  kills: number;
  /** A process is suspended while it waits for its turn, for longer than a lease lasts. */
  suspensions: number;
  /** A transaction's connection breaks, or its process is killed, at one of its statements. */
  statementFaults: number;
  /** A statement waits for its turn, so that those of other transactions come before it. */
  slowStatements: number;
  /** A webhook of a provider is never delivered. */
  lostWebhooks: number;
  /** A webhook is delivered more than once. */
  repeatedWebhooks: number;
  /** A webhook is delivered much later than it was sent. */
  lateWebhooks: number;
  /** A refund takes its time, and may fail in the end. */
  slowRefunds: number;
}

/** Many seeds leave a fault out altogether: what follows from the others is then seen by itself. */
const drawRate = (random: Random, highest: number): number =>
  random.boolean(0.45) ? 0 : random.integer(1, 100) * (highest / 100);

const drawMixedProfile = (random: Random): FaultProfile => ({
  refused: drawRate(random, 0.15),
  lost: drawRate(random, 0.15),
  late: drawRate(random, 0.25),
  lateCharges: drawRate(random, 0.6),
  kills: drawRate(random, 0.04),
  suspensions: drawRate(random, 0.06),
  statementFaults: drawRate(random, 0.12),
  slowStatements: drawRate(random, 0.9),
  lostWebhooks: drawRate(random, 0.7),
  repeatedWebhooks: drawRate(random, 0.4),
  lateWebhooks: drawRate(random, 0.4),
  slowRefunds: drawRate(random, 0.8),
});

const NO_FAULTS: Omit<FaultProfile, "slowRefunds"> = {
  refused: 0,
  lost: 0,
  late: 0,
  lateCharges: 0,
  kills: 0,
  suspensions: 0,
  statementFaults: 0,
  slowStatements: 0,
  lostWebhooks: 0,
  repeatedWebhooks: 0,
  lateWebhooks: 0,
};

/** The profile of a seed. What happens at one moment needs statements that come between each other, and mostly no more. */
export function drawFaultProfile(random: Random, situation: Situation): FaultProfile {
  const mixed = drawMixedProfile(random);
  switch (situation) {
    case "sameMoment":
    case "saving":
      return random.boolean(0.8) ? { ...mixed, ...NO_FAULTS, slowStatements: 0.9 } : mixed;
    case "sharing":
      return random.pick([
        mixed,
        { ...mixed, ...NO_FAULTS, slowStatements: 0.5 },
        { ...mixed, ...NO_FAULTS, late: 0.3 },
      ]);
    case "switching":
      return random.boolean(0.3) ? { ...mixed, suspensions: 0.1, statementFaults: 0.12 } : mixed;
    case "mixed":
      return mixed;
  }
}

/** Ends every fault, but for refunds that are slow at the provider itself. */
export const endFaults = (profile: FaultProfile): void => void Object.assign(profile, NO_FAULTS);

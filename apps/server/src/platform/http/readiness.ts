/** Where a server is in its life. It takes requests in `ready` and `draining`, and wants new ones in `ready` alone. */
export type Phase = "starting" | "migrating" | "ready" | "draining" | "stopping";

/** Why a server is not ready, in a sentence for a balancer and its operator; null if nothing hinders. */
type Hindrance = () => Promise<string | null>;

export interface Readiness {
  readonly phase: () => Phase;
  readonly enter: (phase: Phase) => void;
  /** Adds what may hinder a server that has started. */
  readonly watch: (hindrance: Hindrance) => void;
  /** What its phase says. */
  readonly sentence: () => string | null;
  /** What its phase says, or what hinders it besides. */
  readonly hindrance: Hindrance;
}

const SENTENCES: Readonly<Record<Phase, string | null>> = {
  starting: "Marquee is still starting.",
  migrating: "Marquee is migrating: the tables of its database are brought up to date.",
  ready: null,
  draining: "Marquee is draining: it stops soon, and responds until then.",
  stopping: "Marquee is stopping.",
};

/** What `/readyz` says, and why (OPS-1). */
export function readinessOf(first: Phase): Readiness {
  let phase = first;
  const hindrances: Hindrance[] = [];
  return {
    phase: () => phase,
    enter: (next) => {
      phase = next;
    },
    watch: (hindrance) => {
      hindrances.push(hindrance);
    },
    sentence: () => SENTENCES[phase],
    hindrance: async () => {
      if (phase !== "ready") return SENTENCES[phase];
      for (const hindrance of hindrances) {
        const reason = await hindrance();
        if (reason !== null) return reason;
      }
      return null;
    },
  };
}

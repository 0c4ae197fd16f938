import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import type { Random } from "../random.ts";

/** What moved on our account for a dispute: withheld is below zero. Both are cents. */
interface Movement {
  readonly cents: number;
  readonly fee: number;
}

/** A dispute at a provider, whichever it is. */
export interface SimulatedDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly cents: number;
  readonly currency: string;
  readonly openedOn: number;
  state: DisputeState;
  readonly movements: Movement[];
}

export interface Disputes {
  readonly all: ReadonlyMap<string, SimulatedDispute>;
  /** A payer disputes a payment, or asks about it first. */
  readonly open: (
    payment: Pick<SimulatedDispute, "cents" | "currency" | "paymentId">,
    isInquiry: boolean,
  ) => SimulatedDispute;
  /** We send evidence; false if it is not our turn. */
  readonly submit: (dispute: SimulatedDispute) => boolean;
  /** We give in; false if it is not our turn. */
  readonly accept: (dispute: SimulatedDispute) => boolean;
  /** Whether the money of a payment is held, so that it cannot be refunded. */
  readonly hold: (paymentId: string) => boolean;
}

export interface DisputeOptions {
  /** Begins every id. */
  readonly prefix: string;
  readonly random: Random;
  readonly now: () => number;
  /** Has something happen at the provider itself, so many milliseconds later. */
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  /** Reports an event about a dispute. */
  readonly announce: (event: "created" | "closed" | "updated", dispute: SimulatedDispute) => void;
}

const HOUR = 3_600_000;
/** What a provider charges for a dispute, and does not give back. */
const FEE = 1_500;

/** How often a bank decides how, once it decides. */
const DECISIONS = { won: 4, lost: 5, withdrawn: 2 } as const;

const heldCents = ({ movements }: SimulatedDispute): number =>
  -movements.reduce((sum, { cents }) => sum + cents, 0);

/** Disputes at one provider: their payers, banks and turns, with the money that is withheld meanwhile. */
export function createDisputes({ prefix, random, now, later, announce }: DisputeOptions): Disputes {
  const all = new Map<string, SimulatedDispute>();

  const withhold = (dispute: SimulatedDispute, fee: number): void =>
    void dispute.movements.push({ cents: -dispute.cents, fee });
  const giveBack = (dispute: SimulatedDispute): void => {
    if (heldCents(dispute) > 0) dispute.movements.push({ cents: dispute.cents, fee: 0 });
  };

  function conclude(dispute: SimulatedDispute, state: "lost" | "withdrawn" | "won"): void {
    dispute.state = state;
    if (state === "lost" && heldCents(dispute) === 0) withhold(dispute, 0);
    if (state !== "lost") giveBack(dispute);
    announce("closed", dispute);
  }

  /** Sometimes a bank decides once more, the other way round. */
  function reviseSometimes(dispute: SimulatedDispute): void {
    if (dispute.state === "withdrawn" || !random.boolean(0.15)) return;
    later(`${dispute.id} is decided once more`, random.integer(HOUR, 20 * HOUR), () =>
      conclude(dispute, dispute.state === "won" ? "lost" : "won"),
    );
  }

  function decide(dispute: SimulatedDispute): void {
    const { state } = dispute;
    if (state === "inquiry" || state === "inquiryReview") {
      if (random.boolean(0.5)) {
        dispute.state = "inquiryClosed";
        announce("closed", dispute);
        return;
      }
      dispute.state = "needsResponse";
      withhold(dispute, FEE);
      announce("updated", dispute);
      decideLater(dispute);
    } else if (state === "needsResponse" || state === "underReview") {
      conclude(dispute, random.weighted(DECISIONS));
      reviseSometimes(dispute);
    }
  }
  const decideLater = (dispute: SimulatedDispute): void =>
    later(`${dispute.id} is decided`, random.integer(HOUR / 4, 30 * HOUR), () => decide(dispute));

  return {
    all,
    open: (payment, isInquiry) => {
      const dispute: SimulatedDispute = {
        ...payment,
        id: `${prefix}_${all.size + 1}`,
        openedOn: now(),
        state: isInquiry ? "inquiry" : "needsResponse",
        movements: [],
      };
      all.set(dispute.id, dispute);
      if (!isInquiry) withhold(dispute, FEE);
      announce("created", dispute);
      decideLater(dispute);
      return dispute;
    },
    submit: (dispute) => {
      const { state } = dispute;
      if (state !== "inquiry" && state !== "needsResponse") return false;
      dispute.state = state === "inquiry" ? "inquiryReview" : "underReview";
      announce("updated", dispute);
      return true;
    },
    accept: (dispute) => {
      if (dispute.state !== "needsResponse") return false;
      conclude(dispute, "lost");
      return true;
    },
    hold: (paymentId) =>
      [...all.values()].some(
        (dispute) =>
          dispute.paymentId === paymentId &&
          ["needsResponse", "underReview", "lost"].includes(dispute.state),
      ),
  };
}

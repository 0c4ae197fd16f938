/** Where "now" comes from. The product hands in its own clock, which embedded mode can advance. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. Browsers and signature checks go by it, whatever the product's clock says. */
export const machineClock: Clock = { now: () => new Date() };

/** Whole seconds since 1970, the unit of tokens and of Stripe's `created`. */
export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The moment that is `amount` seconds after `at`. */
export const secondsLater = (at: Date, amount: number): Date =>
  new Date(at.getTime() + amount * 1000);

/** Seconds that a slow payment or refund, and the decision on a dispute, take. */
export const SETTLING = 3;

/** How many calls of a kind one caller may make in a minute; null where nothing is counted. */
export interface RateLimits {
  /** Calls without a token that say `TooMany`, by address: sign-up, captchas, look-ups of names. */
  readonly public: number;
  /** Pictures sent without a token, by address: nothing the public can ask costs us more. */
  readonly uploads: number;
  /** Looking up promo codes, by person: a code is a secret that must not be guessed. */
  readonly promocodes: number;
  /** Every other call of a person that says `TooMany`: checkouts, payments, mails. */
  readonly payments: number;
}

/** Far above what a person does, far below what a script that guesses needs. */
export const USUAL_LIMITS: RateLimits = { public: 240, uploads: 20, promocodes: 30, payments: 300 };

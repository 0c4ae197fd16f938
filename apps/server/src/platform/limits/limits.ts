const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a limit is counted by. A caller without a company, or an account, is held to the others. */
export const HOLDERS = ["person", "company", "address"] as const;
export type Holder = (typeof HOLDERS)[number];

export interface Limit {
  /** How many seconds are counted from the first use on; then counting starts over. */
  readonly seconds: number;
  readonly most: Readonly<Partial<Record<Holder, number>>>;
  /** `{minutes}` stands for how long it takes until counting starts over. */
  readonly message: string;
}

const WRONG_PROMOCODES = "Too many promo codes that do not exist. Please try again in {minutes}.";

/**
 * What is counted in the database, over all servers and restarts (LIMIT-13 to LIMIT-16, LIMIT-21, LIMIT-23 to LIMIT-28): what costs money, mail or disk.
 * Calls as such are counted by each server for itself (http/limits.ts).
 */
export const LIMITS = {
  /** Each person's own: no colleague and no neighbour at the same address uses them up. */
  firstWrongPromocodes: { seconds: 10 * MINUTE, most: { person: 5 }, message: WRONG_PROMOCODES },
  /** Wrong promo codes beyond the user's own. */
  moreWrongPromocodes: {
    seconds: 10 * MINUTE,
    most: { person: 15, company: 60, address: 60 },
    message: WRONG_PROMOCODES,
  },
  corporationMails: {
    seconds: DAY,
    most: { person: 5, company: 10, address: 20 },
    message: "You have written to us several times today. We will answer you soon.",
  },
  receiptMails: {
    seconds: DAY,
    most: { person: 20, company: 60, address: 60 },
    message: "Too many receipts were mailed today. Please try again tomorrow.",
  },
  notificationMails: {
    seconds: DAY,
    most: { person: 10 },
    message: "Too many notifications were mailed today. They are in the panel.",
  },
  companies: {
    seconds: DAY,
    most: { person: 20, company: 40, address: 60 },
    message: "You have added many companies today. Please try again tomorrow.",
  },
  newUsers: {
    seconds: DAY,
    most: { person: 30, company: 60, address: 90 },
    message: "Too many new users today. Please add the others tomorrow.",
  },
  uploads: {
    seconds: HOUR,
    most: { person: 300, company: 900, address: 900 },
    message: "Too many images at once. Please try again in an hour.",
  },
  signUpLogos: {
    seconds: DAY,
    most: { address: 100 },
    message: "Too many logos today. Please try again tomorrow.",
  },
  signUpCaptchas: {
    seconds: HOUR,
    most: { address: 200 },
    message: "Too many captchas. Please try again in an hour.",
  },
  companyLookUps: {
    seconds: HOUR,
    most: { address: 300 },
    message: "Too many names were looked up. Please try again in an hour.",
  },
  emailLookUps: {
    seconds: HOUR,
    most: { address: 100 },
    message: "Too many e-mails were looked up. Please try again in an hour.",
  },
  onboardingDrafts: {
    seconds: DAY,
    most: { address: 100 },
    message: "Too many sign-ups were begun today. Please try again tomorrow.",
  },
  resumeMails: {
    seconds: DAY,
    most: { person: 3, address: 50 },
    message: "Too many mails today. Please try again tomorrow.",
  },
  signUps: {
    seconds: DAY,
    most: { person: 5, address: 20 },
    message: "Too many companies were signed up today. Please try again tomorrow.",
  },
  uploadedBytes: {
    seconds: DAY,
    most: { person: 500_000_000, company: 1_000_000_000, address: 1_000_000_000 },
    message: "Too many images today. Please try again tomorrow.",
  },
} as const satisfies Readonly<Record<string, Limit>>;
/** The message of a limit that starts over in the given seconds. */
export function limitMessage({ message }: Limit, seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  return message.replace("{minutes}", minutes === 1 ? "a minute" : `${minutes} minutes`);
}

export type LimitName = keyof typeof LIMITS;

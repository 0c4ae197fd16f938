import { Schema } from "effect";
import { Amount, DayText, Instant } from "../wire/field.schema.ts";

/** A part of Home; null if the caller has no right to it, or if it could not be read (then it is named in `failed`). */
const part = <S extends Schema.Top>(schema: S) => Schema.NullOr(schema);

/** What was counted on one day in Central time. */
const HomeDay = Schema.Struct({
  createdOn: DayText,
  impressions: Schema.Int,
  clicks: Schema.Int,
});
export type HomeDay = typeof HomeDay.Type;

const HomeRange = { fromDate: DayText, toDate: DayText, days: Schema.Array(HomeDay) } as const;

/** What was counted on the days that were asked about, cut to those since the first campaign began (HOME-M8). */
const HomeCounted = Schema.Struct({
  ...HomeRange,
  /** The day on which the first campaign began; null if none has. */
  since: Schema.NullOr(DayText),
  /** As many days before; null if they are not comparable. */
  before: Schema.NullOr(Schema.Struct(HomeRange)),
});
export type HomeCounted = typeof HomeCounted.Type;

/** What all live campaigns of the caller's scope come to (HOME-M1). */
const HomeFigures = Schema.Struct({
  live: Schema.Int,
  endThisWeek: Schema.Int,
  /** CAD that the live campaigns cost today (HOME-M2). */
  spendToday: Amount,
});
export type HomeFigures = typeof HomeFigures.Type;

/** One of the live campaigns that end first, with what was counted of its items lately (HOME-M3). */
const HomeCampaign = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  campaignType: Schema.Literals(["flyer", "sponsored"]),
  storeName: Schema.String,
  campaignPrice: Amount,
  days: Schema.Int,
  validFrom: Instant,
  validTill: Instant,
  counted: Schema.Array(HomeDay),
});
export type HomeCampaign = typeof HomeCampaign.Type;

export const WAITING_KINDS = [
  "card",
  "failedPayment",
  "sentBack",
  "payment",
  "approval",
  "bills",
] as const;

/** Something that waits, for whom, and since when (HOME-M4). */
const HomeWaiting = Schema.Struct({
  kind: Schema.Literals(WAITING_KINDS),
  id: Schema.String,
  /** The branch, the campaign or the card. */
  name: Schema.String,
  since: Instant,
  /** How many offers or bills; the last month of a card, as `YYYYMM`. */
  count: Schema.Int,
  /** CAD of a payment; null for everything else. */
  amount: Schema.NullOr(Amount),
  /** What is to be changed of a branch that was sent back; absent for everything else. */
  reason: Schema.optionalKey(Schema.String),
});
export type HomeWaiting = typeof HomeWaiting.Type;

/** The one step that is proposed (HOME-N1). */
const HomeNextStep = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("addBranch") }),
  Schema.Struct({ kind: Schema.Literal("addOffer") }),
  Schema.Struct({
    kind: Schema.Literal("promote"),
    storeId: Schema.String,
    /** Which branch it is; null if the company has but one. */
    branchName: Schema.NullOr(Schema.String),
    pending: Schema.Int,
    promoted: Schema.Int,
    perDay: Amount,
    city: Schema.String,
    days: Schema.Int,
    lastDay: DayText,
    total: Amount,
  }),
]);
export type HomeNextStep = typeof HomeNextStep.Type;

/** How far a merchant has come (HOME-M5). */
const HomeProgress = Schema.Struct({
  storeName: Schema.String,
  sentOn: Schema.NullOr(Instant),
  branches: Schema.Int,
  approved: Schema.Int,
  offers: Schema.Int,
  pending: Schema.Int,
  /** Whether anything has been promoted yet. */
  promoted: Schema.Boolean,
  /** Whether a campaign of it has begun, be it over by now. */
  hasBeenLive: Schema.Boolean,
  /** What was made first, for those of whom nothing has been live yet. */
  firstOffer: Schema.optionalKey(Schema.Struct({ name: Schema.String, createdOn: Instant })),
  firstCampaign: Schema.optionalKey(
    Schema.Struct({ name: Schema.String, days: Schema.Int, price: Amount, createdOn: Instant }),
  ),
  nextStep: Schema.NullOr(HomeNextStep),
});
export type HomeProgress = typeof HomeProgress.Type;

const MerchantHome = Schema.Struct({
  figures: part(HomeFigures),
  counted: part(HomeCounted),
  campaigns: part(Schema.Array(HomeCampaign)),
  waiting: part(Schema.Array(HomeWaiting)),
  progress: part(HomeProgress),
});
export type MerchantHome = typeof MerchantHome.Type;

/** A queue of staff: how much waits in all, since when, and what has waited longest. */
const queue = <S extends Schema.Top>(row: S) =>
  Schema.Struct({
    total: Schema.Int,
    oldest: Schema.NullOr(Instant),
    rows: Schema.Array(row),
  });

/** A branch that awaits approval, with what waits for it. */
const WaitingStore = Schema.Struct({
  id: Schema.String,
  storeName: Schema.String,
  code: Schema.String,
  companyName: Schema.String,
  street: Schema.String,
  city: Schema.String,
  createdOn: Instant,
  offers: Schema.Int,
  campaigns: Schema.Int,
  /** Whether it is approved, and has changed since (STORE-A9). */
  changed: Schema.Boolean,
});
export type WaitingStore = typeof WaitingStore.Type;

const WaitingBill = Schema.Struct({
  id: Schema.String,
  storeName: Schema.String,
  companyName: Schema.String,
  createdOn: Instant,
  /** The lowest rating of the shopper; null if the bill has none. */
  rating: Schema.NullOr(Schema.Finite),
  ratings: Schema.Int,
});
export type WaitingBill = typeof WaitingBill.Type;

/** A dispute that staff have to respond to. */
const WaitingDispute = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  companyName: Schema.String,
  paymentType: Schema.Literals(["Card", "PayPal"]),
  reason: Schema.String,
  amount: Amount,
  currency: Schema.String,
  /** By when to respond; null if the provider sets no day. */
  dueBy: Schema.NullOr(Instant),
});
export type WaitingDispute = typeof WaitingDispute.Type;

const WaitingPayment = Schema.Struct({
  id: Schema.String,
  campaignName: Schema.String,
  companyName: Schema.String,
  paymentType: Schema.Literals(["Card", "PayPal"]),
  refunding: Schema.Boolean,
  providerStatus: Schema.NullOr(Schema.String),
  amount: Amount,
  retries: Schema.Int,
  createdOn: Instant,
});
export type WaitingPayment = typeof WaitingPayment.Type;

/** How many wait, and since when: differences in the books (HOME-S7), what was not delivered (HOME-S8). */
const WaitingCount = Schema.Struct({
  total: Schema.Int,
  oldest: Schema.NullOr(Instant),
});

export const CHANGE_NOUNS = [
  "stores",
  "companies",
  "campaigns",
  "users",
  "roles",
  "transactions",
] as const;
export type ChangeNoun = (typeof CHANGE_NOUNS)[number];

/** What changed lately, in words (HOME-S5). */
const RecentChange = Schema.Struct({
  id: Schema.String,
  at: Instant,
  noun: Schema.Literals(CHANGE_NOUNS),
  /** What it leads to: the id of the thing, the e-mail of a user, the campaign of a payment; null if it has no page. */
  subject: Schema.NullOr(Schema.String),
  title: Schema.String,
  detail: Schema.String,
});
export type RecentChange = typeof RecentChange.Type;

const StaffHome = Schema.Struct({
  stores: part(queue(WaitingStore)),
  bills: part(queue(WaitingBill)),
  payments: part(queue(WaitingPayment)),
  disputes: part(queue(WaitingDispute)),
  differences: part(WaitingCount),
  undelivered: part(WaitingCount),
  paidToday: part(
    Schema.Struct({ paid: Schema.Int, failed: Schema.Int, amount: Amount, refunded: Amount }),
  ),
  changes: part(Schema.Array(RecentChange)),
});
export type StaffHome = typeof StaffHome.Type;

/** Home as the caller sees it: of staff their queues, of everyone else what is live and what waits (HOME-A1). */
export const Home = Schema.Struct({
  /** Today in Central time. */
  day: DayText,
  merchant: Schema.NullOr(MerchantHome),
  staff: Schema.NullOr(StaffHome),
  /** The parts that could not be read now (HOME-A3). */
  failed: Schema.Array(Schema.String),
}).annotate({ identifier: "Home" });
export type Home = typeof Home.Type;

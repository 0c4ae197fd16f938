import { encodeEmail } from "@marquee/api/http/path";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { CATEGORY, COMPANY, STORE } from "../harness/world.ts";

export type Home = keyof typeof COMPANY;
export const HOMES: readonly Home[] = ["maple", "northline", "harbour"];

const STORES: Readonly<Record<Home, readonly string[]>> = {
  maple: [STORE.montreal, STORE.toronto, STORE.vancouver],
  northline: [STORE.newYork],
  harbour: [STORE.halifax],
};
const PEOPLE: Readonly<Record<Home, readonly string[]>> = {
  maple: ["merchant", "reader", "branch", "unverified"],
  northline: ["other", "shop"],
  harbour: ["pending"],
};

/** Text that is in rows of one company and is sent by no request: found elsewhere, a row was shown to another tenant. */
export const secretMark = (home: Home): string => `known-to-${home}-alone`;

/** The rows a company has before the first request, and the few ids that its users make new ones under. */
export const rowId = (home: Home, noun: string, number = 0): string =>
  stableId(`fuzz ${home} ${noun} ${number}`);
/** A row that flows are about and that no generated request names: some of these move what they change to another branch. */
export const flowRowId = (home: Home, noun: string): string => rowId(home, noun, 2);
const freshIds = (home: Home): readonly string[] =>
  Array.from({ length: 6 }, (_, number) => rowId(home, "fresh", number));

const SORTS = ["heading", "-createdOn", "name", "-validTill", "type", "constructor", "id"];
const DAYS = ["2026-03-02", "2026-03-05", "2026-04-01", "2026-02-30", "undefined"];
const INSTANTS = ["2026-03-02T18:00:00.000Z", "2026-03-09T05:00:00.000Z", "1969-12-31T23:59:59Z"];

/** The ids that rows of this company have or may get, of one noun. */
const nounIds = (home: Home, noun: string): readonly string[] => [
  rowId(home, noun, 0),
  rowId(home, noun, 1),
  ...freshIds(home),
];

const STATES = ["qc", "on", "ny"];
const CITIES = ["montreal", "toronto", "new-york"];

/** Ids that the server gave itself, by company and noun; they are known once the world is built. */
export type LearnedIds = Readonly<Record<Home, Readonly<Record<string, readonly string[]>>>>;

/** What `id` means in the calls of a noun. */
function idsAt({ noun, home, learned }: ValueContext): readonly string[] {
  const given = learned[home][noun] ?? [];
  const own: Readonly<Record<string, readonly string[]>> = {
    stores: STORES[home],
    companies: [COMPANY[home]],
    categories: Object.values(CATEGORY),
    geography: STATES,
    payments: nounIds(home, "checkout"),
    campaigns: [...given, rowId(home, "campaign")],
    // Lists of money are asked for by company or by branch.
    transactions: [COMPANY[home], "all", ...STORES[home]],
    invoices: [COMPANY[home], "all", ...STORES[home], ...given],
    catalog: [COMPANY[home], "all", ...STORES[home], ...given],
  };
  return Object.hasOwn(own, noun) ? (own[noun] ?? []) : nounIds(home, noun.replace(/s$/, ""));
}

/** The context of a value: the company of the caller, and the noun of the call. */
export interface ValueContext {
  readonly home: Home;
  readonly noun: string;
  readonly learned: LearnedIds;
}

/** What a field of this name holds in a request that means well; null if the name says nothing. */
export function knownValues(name: string, context: ValueContext): readonly unknown[] | null {
  const { home } = context;
  const email = PEOPLE[home].map((person) => `${person}@marquee.test`);
  // The users whose rights this world is about stay as they are: users are made and changed under names of their own.
  const users = [0, 1, 2].map((number) => `new-${number}@${home}.test`);
  const table: Readonly<Record<string, readonly unknown[]>> = {
    encEmail: email.map(encodeEmail),
    email: context.noun === "users" ? users : email,
    userId: email,
    roleId: ["role-read-only", "role-read-and-write"],
    companyId: [COMPANY[home], "all"],
    storeId: STORES[home],
    store: STORES[home],
    offerId: nounIds(home, "offer"),
    productId: nounIds(home, "product"),
    offers: nounIds(home, "offer"),
    products: nounIds(home, "product"),
    campaignId: nounIds(home, "campaign"),
    checkout: nounIds(home, "checkout"),
    id: idsAt(context),
    copyId: freshIds(home),
    categoryId: Object.values(CATEGORY),
    categories: Object.values(CATEGORY),
    state: STATES,
    stateId: STATES,
    stateList: STATES,
    cityId: CITIES,
    cityList: CITIES,
    page: ["1", "2", "1000000"],
    size: ["1", "10", "1000"],
    sort: SORTS,
    q: ["throw", "%", "_", "'"],
    from: DAYS,
    to: DAYS,
    fromDate: [...DAYS, ...INSTANTS],
    toDate: [...DAYS, ...INSTANTS],
    validFrom: INSTANTS,
    validTill: INSTANTS,
    amount: ["0.5", "1.5", "12.34"],
    code: ["SPRING", "FREE", "NOPE"],
    promocode: ["SPRING", "FREE", null],
    vendorUrl: ["https://example.test", "javascript:alert(1)"],
  };
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

import type { Call } from "../http/call.ts";
import { ENCODED_EMAIL } from "../http/path.ts";
import type { Components } from "./components.ts";
import type { Json } from "./json.ts";

interface Words {
  readonly description: string;
  readonly example?: unknown;
}

const ID = "0f8fad5bd9cb469fa16570867728950e";

/** What each parameter means, in any call. */
const WORDS: Readonly<Record<string, Words>> = {
  machine: { description: "The id of a statechart.", example: "onboarding" },
  market: { description: "The market whose host was called." },
  encEmail: {
    description:
      "Whom the call is about: base64 or base64url of the e-mail. Who calls is said by the token.",
    example: "bWVyY2hhbnRAbWFycXVlZS50ZXN0",
  },
  id: { description: "The id of the one thing the call is about.", example: ID },
  companyId: {
    description:
      "A company's id. `all` stands for every company, for those who act across companies.",
    example: ID,
  },
  entryId: { description: "The id of an entry of a history.", example: "4711" },
  isApprove: { description: "`Y`: approved branches alone. `N`: those that await approval." },
  waits: {
    description:
      "`Y`: branches that staff have to decide about alone: they await approval and were not sent back, or have changed since. `N`: all others.",
  },
  oneBranch: {
    description:
      "`Y`: of the branch alone that has the most pending offers that no campaign was paid for.",
  },
  sectionId: {
    description: "A section's id: the list holds what is in that section.",
    example: ID,
  },
  itemId: { description: "The id of an offer or product.", example: ID },
  billId: { description: "A bill's id: the list holds that bill alone.", example: ID },
  unpaid: {
    description:
      "`Y`: what no campaign was paid for alone, as far as it has no run. `N`: all others.",
  },
  needsReview: {
    description: "`Y`: approved branches alone that have changed since. `N`: all others.",
  },
  decided: {
    description:
      "The `id` of the last decision that was read, or `none`: refused if another was made since.",
    example: ID,
  },
  look: {
    description:
      "The `look` of the effect that was read: what is approved is what was looked at, or it is refused.",
    example: ID,
  },
  currency: { description: "What is in that currency alone.", example: "USD" },
  version: { description: "Which version; the newest, if none is named.", example: 2 },
  closed: { description: "`Y`: closed ones alone. `N`: open ones alone." },
  storeId: { description: "A branch's id.", example: ID },
  moveProducts: {
    description: "`Y` moves the products of the category above into the new one.",
  },
  status: { description: "Which ones a list holds." },
  type: { description: "Which kind is asked for." },
  offerId: { description: "An offer's id, or several joined by commas.", example: ID },
  productId: {
    description: "A product's id, or `undefined` for no filter.",
    example: "undefined",
  },
  categoryId: { description: "A category's id.", example: ID },
  category: { description: "`Trending`, or a main category's id.", example: "Trending" },
  ownerId: { description: "The id of what the image belongs to.", example: ID },
  kind: {
    description: "Which kind: what an image belongs to, whose traffic, or what a case is of.",
  },
  state: { description: "The id of a state or province." },
  from: {
    description: "First day in Central time, or `undefined` for no limit.",
    example: "2026-03-01",
  },
  to: {
    description: "Last day in Central time, or `undefined` for no limit.",
    example: "2026-03-31",
  },
  name: {
    description: "A company's name, as names are compared: without regard to case and blanks.",
  },
  corporationId: { description: "A corporation id." },
  companyName: { description: "The name of the company that sends this." },
  contactNumber: { description: "Where the operator can call back." },
  branchCode: { description: "A branch's code." },
  campaignId: { description: "The id of a campaign: what ran in it alone." },
  creditNote: {
    description: "The number of one of its credit notes; the invoice itself if it is left out.",
  },
  list: { description: "A list of the panel, by its name.", example: "Offers" },
  ids: { description: "Ids of campaigns, joined by commas.", example: ID },
  outsideRun: {
    description: "`Y`: days on which the campaign did not run count, too.",
    example: "Y",
  },
  synced: { description: "`Y`: only what synced; `N`: only what did not.", example: "N" },
  code: { description: "A promo code, in any case of letters." },
  amount: {
    description:
      "The amount in CAD the caller expects. Where it differs from the checkout's price, nothing is charged.",
    example: 0.5,
  },
  intentId: { description: "The provider's id of a payment intent." },
  cardId: { description: "The id of a saved card." },
  decision: { description: "What the reviewer decides." },
  campaigns: {
    description:
      "How many campaigns the section was shown to have. Where it has another number by now, nothing is changed.",
    example: 0,
  },
  active: { description: "`Y` to activate, `N` to deactivate." },
  page: { description: "The page of the list, from 1." },
  size: { description: "Rows per page; without it everything up to 1,000 rows.", example: 10 },
  sort: {
    description: "A column's name, with `-` before it for descending.",
    example: "-createdOn",
  },
  q: { description: "Text to look for, in any case of letters." },
  after: {
    description:
      "The key of the last row of the page before: the list goes on behind that row, whatever was added or removed meanwhile.",
  },
  before: {
    description: "The key of the first row of the page behind: the list holds the rows before it.",
  },
  checkout: { description: "The checkout a payment call belongs to.", example: ID },
  replaces: {
    description:
      "The offer that the user knows to be primary in the branch, and wants replaced; `undefined` for none. If another one is primary now, the save is rejected. If it is left out, whatever is primary is replaced.",
    example: ID,
  },
  copyId: {
    description:
      "The id of the copy: the one that it gets (saying it twice makes one copy), or that of the one to be removed.",
    example: ID,
  },
};

const SECTION_PAGE: Words = { description: "The page that a section is on." };

function parameterText(name: string, within: "path" | "query"): Words {
  if (name === "page" && within === "path") return SECTION_PAGE;
  const words = WORDS[name];
  if (!words)
    throw new Error(
      `the parameter "${name}" has no description: add a sentence to WORDS in packages/api/src/openapi/parameters.ts`,
    );
  return words;
}

/** An e-mail as it is sent; the schema of the call describes the e-mail itself. */
const BASE64: Json = { type: "string", contentEncoding: "base64" };

const fieldsIn = (
  components: Components,
  { sorts, ...call }: Call,
  within: "path" | "query",
): readonly Json[] =>
  Object.entries(call[within === "path" ? "params" : "query"] ?? {}).map(([name, schema]) => ({
    name,
    in: within,
    required: within === "path",
    ...(name === "sort" && sorts ? sortWords(sorts) : parameterText(name, within)),
    schema: name === ENCODED_EMAIL ? BASE64 : components.ofParameter(schema),
  }));

const IF_MATCH: Json = {
  name: "If-Match",
  in: "header",
  required: false,
  description: "The ETag of the version the edit starts from. A stale one is refused with 409.",
  schema: { type: "string" },
  example: '"3"',
};

/** What the list of a call can be sorted by (LIST-S1). */
const sortWords = (sorts: readonly string[]): Words => ({
  description: `One of ${sorts.map((name) => `\`${name}\``).join(", ")}, with \`-\` before it for descending.`,
  example: `-${sorts[0]}`,
});

/** The parameters of a call with their words, the version header of edits included (API-O2, API-O3). */
export const parametersOf = (components: Components, call: Call): readonly Json[] => [
  ...fieldsIn(components, call, "path"),
  ...fieldsIn(components, call, "query"),
  ...(call.edit ? [IF_MATCH] : []),
];

import type { BranchFacts } from "./approval-effect.schema.ts";

/** What a look at a branch is about, in the order in which it is shown. */
const FACT_LABELS = {
  storeName: "Store name",
  code: "Branch name",
  categories: "Categories",
  address: "Registered address",
  storeAddress: "Address for customers",
} as const satisfies Readonly<Record<keyof BranchFacts, string>>;

const NAMES = Object.keys(FACT_LABELS) as readonly (keyof BranchFacts)[];

/** A fact of a branch that differs from what was looked at. */
export interface FactChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between a branch as it was looked at and as it is (STORE-A8, STORE-A9). */
export const factChanges = (before: BranchFacts, after: BranchFacts): readonly FactChange[] =>
  NAMES.filter((name) => before[name] !== after[name]).map((name) => ({
    label: FACT_LABELS[name],
    before: before[name],
    after: after[name],
  }));

/** The facts that a changed branch was approved with; null while nothing has to be looked at (STORE-A9). */
export function reviewedFacts(
  reviewed: BranchFacts | null,
  before: BranchFacts,
  after: BranchFacts,
): BranchFacts | null {
  const lookedAt = reviewed ?? before;
  return factChanges(lookedAt, after).length === 0 ? null : lookedAt;
}

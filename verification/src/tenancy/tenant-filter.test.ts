import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readNotes } from "../harness/read-notes.ts";
import { filterCallSites } from "./removable-filter.ts";
import type { FilterNote, RemovedNote } from "./tenant-filter-worker.ts";

const WORKER = join(import.meta.dirname, "tenant-filter-worker.ts");
/** Milliseconds for all requests together. */
const LONG = 1_800_000;

const notes: FilterNote[] = [];
beforeAll(() => readNotes<FilterNote>(WORKER, [], (note) => notes.push(note)), LONG);

const removedWith = (policies: RemovedNote["policies"]) =>
  notes.filter((note): note is RemovedNote => note.tag === "removed" && note.policies === policies);

/** Places of the filter at which no user of a company can be refused anything, and why. */
const NEVER_RESTRICTS: Readonly<Record<string, readonly string[]>> = {
  "only those call it who act across companies": [
    "home/dispute-queries.ts readDisputes",
    "home/staff-queries.ts tenantFilter",
    "sections/queries.ts campaignFilter",
    "sections/configuration-queries.ts findShopItems",
    "sections/configuration-queries.ts tenantFilter",
    "sections/shop-item-queries.ts findShopItem",
    "sections/shop-item-queries.ts storeRemoval",
    "approval/check-queries.ts companyNames",
    "approval/check-queries.ts findAccount",
    "approval/check-queries.ts findChecked",
    "approval/check-queries.ts findSenders",
    "approval/check-queries.ts shownDigests",
    "approval/check-queries.ts shownDigests 2",
    "approval/decided-branches.ts decidedBranches",
    "approval/decided-branches.ts decidedBranches 2",
    "approval/decided-branches.ts decidedBranches 3",
    "approval/last-decision.ts lastDecision",
    "approval/queries.ts selectBranch",
    "bills/decide-bill.ts lockBill",
    "catalog/shop-items.ts listShopOffers",
    "catalog/shop-items.ts listShopProducts",
    "transactions/queries.ts tenantFilter",
    "payments/disputes/dispute-details.ts countedOf",
    "payments/disputes/dispute-details.ts heldEvidence",
    "payments/disputes/dispute-details.ts historyOfDispute",
    "payments/disputes/queries.ts tenantFilter",
    "payments/refunds/queries.ts tenantFilter",
    "payments/refunds/refundable.ts tenantFilter",
    "payments/cards/card-owners.ts listCardOwners",
    "cases/approval-case.ts approvalCase",
    "cases/audited-rows.ts auditedRows",
    "cases/bill-case.ts billCase",
    "cases/bill-case.ts billCase 2",
    "cases/bill-case.ts billCase 3",
    "cases/payment-case.ts findCheckout",
    "cases/payment-case.ts findCheckout 2",
    "cases/payment-case.ts findCheckout 3",
    "cases/payment-case.ts paymentCase",
    "cases/payment-case.ts paymentCase 2",
    "cases/payment-case.ts paymentCase 3",
    "cases/sign-up-case.ts signUpCase",
    "users/agreement.ts findAgreement",
  ],
  "another call site of the filter has let them through": [
    "reports/queries.ts listOrders",
    "catalog/remove-from-campaign.ts endRuns",
    "stores/branch-facts.ts tenantFilter",
  ],
};

/** Places of the filter where its absence shows, if it is removed there in this run. */
const NEEDED: ReadonlySet<string> = new Set([
  "companies/queries.ts tenantFilter",
  "stores/queries.ts tenantFilter",
  "offers/queries.ts tenantFilter",
  "payments/checkouts/queries.ts tenantFilter",
  "payments/purchases/plan-queries.ts findBranch",
  "campaigns/queries.ts tenantFilter",
  "invoices/queries.ts tenantFilter",
]);

describe("the tenant filter, removed at one call site after the other", () => {
  it("[TEN-11] leaves every caller with the same responses, as row-level security holds alone", () => {
    expect(removedWith("on").length).toBeGreaterThan(0);
    expect(removedWith("on").filter(({ otherwise }) => otherwise.length > 0)).toEqual([]);
  });

  it("[TEN-11] is used at every call site where a user of a company can be refused", () => {
    const used = new Set(notes.flatMap((note) => (note.tag === "used" ? [note.callSite] : [])));
    const unused = filterCallSites().filter((callSite) => !used.has(callSite));
    expect(unused.toSorted()).toEqual(Object.values(NEVER_RESTRICTS).flat().toSorted());
  });

  it("[TEN-11] is missed if row-level security is off, too", () => {
    expect(filterCallSites()).toEqual(expect.arrayContaining([...NEEDED]));
    const removed = removedWith("off");
    const unmissed = removed.filter(({ otherwise }) => otherwise.length === 0);
    expect(unmissed.map(({ callSite }) => callSite).filter((each) => NEEDED.has(each))).toEqual([]);
  });
});

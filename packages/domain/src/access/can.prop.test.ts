import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GRANTS } from "./ability-table.ts";
import { ABILITIES, type Ability } from "./ability.ts";
import { can } from "./can.ts";
import type { Actor } from "./logged-user.schema.ts";

/** What the specification's table says, written a second time from its own words: flags and codes as single letters. */
interface Seen {
  readonly M: boolean;
  readonly A: boolean;
  readonly S: boolean;
  readonly view: boolean;
  readonly add: boolean;
  readonly company: boolean;
  readonly invoice: boolean;
  readonly bills: boolean;
}

const TABLE: readonly [title: string, ability: Ability, who: (seen: Seen) => boolean][] = [
  ["[ACCESS-A1] companies.select", "companies.select", ({ M, A, view }) => M || A || view],
  ["[ACCESS-A2] companies.add", "companies.add", ({ M, company }) => M || company],
  ["[ACCESS-A3] companies.edit", "companies.edit", ({ M, company }) => M || company],
  ["[ACCESS-A4] stores.edit", "stores.edit", ({ M, A, add, company }) => M || A || add || company],
  ["[ACCESS-A5] stores.editPolicy", "stores.editPolicy", ({ M, A, company }) => M || A || company],
  ["[ACCESS-A6] stores.addBranch", "stores.addBranch", ({ M, A, add }) => M || A || add],
  ["[ACCESS-A7] stores.approve", "stores.approve", ({ M }) => M],
  ["[ACCESS-A8] categories.manage", "categories.manage", ({ M }) => M],
  ["[ACCESS-A9] offers.edit", "offers.edit", ({ M, A, add }) => M || A || add],
  ["[ACCESS-A10] offers.copy", "offers.copy", ({ M, A, add }) => M || A || add],
  ["[ACCESS-A11] products.edit", "products.edit", ({ M, A, add }) => M || A || add],
  ["[ACCESS-A12] products.copy", "products.copy", ({ M, A, add }) => M || A || add],
  ["[ACCESS-A13] variants.edit", "variants.edit", ({ M, A, add }) => M || A || add],
  ["[ACCESS-A14] users.add", "users.add", ({ M, add }) => M || add],
  ["[ACCESS-A15] users.update", "users.update", ({ M, A, add }) => M || (add && !A)],
  ["[ACCESS-A16] users.setAgent", "users.setAgent", ({ M }) => M],
  ["[ACCESS-A17] roles.view", "roles.view", ({ M }) => M],
  ["[ACCESS-A18] roles.add", "roles.add", ({ M, add }) => M || add],
  ["[ACCESS-A19] roles.assign", "roles.assign", ({ M, add }) => M || add],
  ["[ACCESS-A20] campaigns.create", "campaigns.create", ({ M, A, add }) => M || A || add],
  [
    "[ACCESS-A21] campaigns.createFromDetail",
    "campaigns.createFromDetail",
    ({ M, add }) => M || add,
  ],
  ["[ACCESS-A22] bills.view", "bills.view", ({ M, bills }) => M || bills],
  ["[ACCESS-A23] bills.moderate", "bills.moderate", ({ M }) => M],
  ["[ACCESS-A24] sections.manage", "sections.manage", ({ M }) => M],
  ["[ACCESS-A25] transactions.view", "transactions.view", ({ M }) => M],
  ["[ACCESS-A37] undelivered.manage", "undelivered.manage", ({ M }) => M],
  [
    "[ACCESS-A36] payments.view",
    "payments.view",
    ({ M, A, S, add, invoice }) => M || A || add || (!S && invoice),
  ],
  [
    "[ACCESS-A26] invoices.view",
    "invoices.view",
    ({ M, S, invoice }) => M || (!M && !S && invoice),
  ],
  ["[ACCESS-A27] catalog.view", "catalog.view", ({ M, S }) => M || S],
  ["[ACCESS-A28] reports.conversion", "reports.conversion", ({ M, S }) => M || S],
  ["[ACCESS-A29] reports.consolidated", "reports.consolidated", ({ M }) => M],
  ["[ACCESS-A30] reports.filterDates", "reports.filterDates", ({ M, A, view }) => M || A || view],
  ["[ACCESS-A31] shopSponsored.manage", "shopSponsored.manage", ({ M }) => M],
  ["[ACCESS-A32] cards.manageOwn", "cards.manageOwn", ({ S }) => !S],
  ["[ACCESS-A33] cards.manageOthers", "cards.manageOthers", ({ M, A, view }) => M || A || view],
  [
    "[ACCESS-A34] companies.editLogo",
    "companies.editLogo",
    ({ M, A, add, company }) => M || A || add || company,
  ],
  ["[ACCESS-A35] traffic.view", "traffic.view", ({ M, A }) => M || A],
];

const seenPeople: fc.Arbitrary<Seen> = fc.record({
  M: fc.boolean(),
  A: fc.boolean(),
  S: fc.boolean(),
  view: fc.boolean(),
  add: fc.boolean(),
  company: fc.boolean(),
  invoice: fc.boolean(),
  bills: fc.boolean(),
});

const flag = (on: boolean) => (on ? "Y" : "N");
const toActor = (seen: Seen): Actor => ({
  companyId: "own",
  storeId: null,
  isMaster: flag(seen.M),
  isAgentUser: flag(seen.A),
  isShopify: flag(seen.S),
  privilegeCode: [
    ...(seen.view ? ["VIEW_ALL_COMPANY"] : []),
    ...(seen.add ? ["CAN_ADD_UPDATE"] : []),
    ...(seen.company ? ["ADD_UPDATE_COMPANY"] : []),
    ...(seen.invoice ? ["VIEW_INVOICE"] : []),
    ...(seen.bills ? ["VIEW_BILLS"] : []),
    "SOMETHING_ELSE",
  ],
});

describe("the table of the specification", () => {
  it.each(TABLE)("%s is decided as the table says, for everyone", (title, ability, who) => {
    expect(title).toContain(`[${GRANTS[ability].rule}]`);
    fc.assert(
      fc.property(seenPeople, (seen) => {
        expect(can(toActor(seen), ability).allowed).toBe(who(seen));
      }),
      { numRuns: 300 },
    );
  });
  it("[ACCESS-P5] has a line for every ability", () => {
    expect(TABLE.map(([, ability]) => ability)).toEqual(ABILITIES);
  });
  it("[ACCESS-P2] never says more with a resource than without one", () => {
    const resource = fc.record({
      companyId: fc.constantFrom("own", "other", null),
      storeId: fc.constantFrom("s1", "s2", null),
      roleName: fc.constantFrom(
        "Store Admin",
        "Read_Only",
        "Manager",
        "Agency/Support Role",
        "Custom",
      ),
    });
    fc.assert(
      fc.property(
        seenPeople,
        fc.constantFrom(...TABLE),
        resource,
        (seen, [, ability, who], about) => {
          const { M, A, view } = seen;
          const yes = can(toActor(seen), ability, about).allowed;
          const across =
            M || A || view || about.companyId !== "other" || ability === "companies.add";
          expect(!yes || (who(seen) && across)).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

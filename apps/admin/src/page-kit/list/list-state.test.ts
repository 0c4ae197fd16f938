import type { Contract } from "@marquee/api/contract/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListDefinition } from "./list-definition.ts";
import {
  changedState,
  listRequest,
  listSearch,
  readListState,
  toSorting,
  toSort,
} from "./list-state.ts";

const list: ListDefinition = {
  name: "Kit",
  tabs: [
    { value: "live", label: "Live" },
    { value: "pending", label: "Pending" },
  ],
  filters: [{ key: "type", label: "Type", choices: [{ value: "Offer", label: "Offer" }] }],
  sortable: ["heading", "validTill"],
};

describe("the address of a list", () => {
  it("[LIST-S1] sorts by what the contract of its call names, and by nothing else", () => {
    const stuck: ListDefinition<Contract["payments"]["stuckPayments"]> = {
      name: "Payments that need attention",
      // @ts-expect-error the contract says retries
      sortable: ["amount", "tries"],
      defaultSort: "-deadSince",
    };
    expect(readListState(stuck, { sort: "-amount" }).sort).toBe("-amount");
    expect(readListState(stuck, { sort: "-retries" }).sort).toBe("-deadSince");
  });

  it("[SCREEN-L1] has defaults for what it leaves out", () => {
    expect(readListState(list, {})).toEqual({
      tab: "live",
      page: 1,
      size: 10,
      sort: null,
      q: "",
      filters: {},
    });
  });

  it("[SCREEN-L1] has names of its own if another list is on the page", () => {
    const second = { ...list, prefix: "stores" };
    const search = { page: "3", storesPage: "2", storesQ: "oak", storesType: "Offer", q: "elm" };
    const state = readListState(second, search);
    expect([state.page, state.q, state.filters]).toEqual([2, "oak", { type: "Offer" }]);
    expect(listSearch(second, state)).toMatchObject({
      storesPage: "2",
      storesQ: "oak",
      storesType: "Offer",
      storesTab: undefined,
    });
  });

  it("[SCREEN-L1] has tab, page, size, sort, search and filters", () => {
    const search = {
      tab: "pending",
      page: "3",
      size: "25",
      sort: "-heading",
      q: "oak",
      type: "Offer",
    };
    expect(readListState(list, search)).toEqual({
      tab: "pending",
      page: 3,
      size: 25,
      sort: "-heading",
      q: "oak",
      filters: { type: "Offer" },
    });
  });

  it("[SCREEN-L1] ignores what it does not know", () => {
    const search = { tab: "gone", page: "-1", size: "7", sort: "password", type: "Spell", x: "1" };
    expect(readListState(list, search)).toEqual(readListState(list, {}));
  });

  it("[SCREEN-L1] is read back as it was written, whatever was there before", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (search) => {
        const state = readListState(list, search);
        expect(readListState(list, listSearch(list, state))).toEqual(state);
      }),
    );
  });

  it("[SCREEN-L1] is plain for the plain list", () => {
    const written = Object.values(listSearch(list, readListState(list, {})));
    expect(written.filter((value) => value !== undefined)).toEqual([]);
  });

  it("[SCREEN-L1] becomes a call that leaves out what is not requested", () => {
    expect(listRequest(readListState(list, {})).query).toEqual({ page: 1, size: 10 });
  });
});

describe("changing a list", () => {
  const state = readListState(list, { page: "4", q: "oak" });

  it("[SCREEN-L2] goes to the first page when something else is listed", () => {
    expect(changedState(state, { tab: "pending" })).toMatchObject({
      tab: "pending",
      page: 1,
      q: "oak",
    });
  });

  it("[SCREEN-L2] leaves everything else when a page is turned", () => {
    expect(changedState(state, { page: 5 })).toEqual({ ...state, page: 5 });
  });
});

it.each([null, "heading", "-heading"])(
  "[SCREEN-L1] sorts the table as the address says: %s",
  (sort) => {
    expect(toSort(toSorting(sort))).toBe(sort);
  },
);

import { describe, expect, it } from "vitest";
import { THINGS } from "../testing/things.tsx";
import { searchOfList } from "./list/list-state.ts";
import { defineListSearch, defineSearch, prefixedListNames } from "./screen-search.ts";

describe("what the address of a screen may name", () => {
  it("[SCREEN-G2] reads the texts that are declared, and nothing else", () => {
    const declared = defineSearch("id", "tab");
    expect(declared.read({ id: "12e4", tab: 3, other: "x" })).toStrictEqual({ id: "12e4" });
  });

  it("[SCREEN-L1] declares of a list what the list reads, with its prefix on a page of two lists", () => {
    const filters = [{ key: "type", label: "Type", choices: [] }];
    expect(defineListSearch("type").names).toEqual(searchOfList({ ...THINGS, filters }).names);
    expect(prefixedListNames("stores")).toEqual(
      searchOfList({ ...THINGS, prefix: "stores" }).names,
    );
  });
});

import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { viewMessages } from "./messages.ts";
import { LONGEST_NAME, LONGEST_QUERY } from "./view-limits.ts";
import { readViewQuery, toViewQuery, viewNames } from "./view-query.ts";
import { freeViewName, viewNamed, viewRules } from "./view-rules.ts";
import { ViewDraft } from "./view.schema.ts";

const messagesOf = (name: string, query = "") =>
  ruleIssues(viewRules, { name, query }, undefined).map(({ message }) => message);

describe("a saved view", () => {
  it("[VIEW-V1] has a name, and spaces are none", () => {
    expect(messagesOf("Live")).toEqual([]);
    for (const none of ["", "   "]) expect(messagesOf(none)).toEqual([viewMessages.nameMissing]);
  });

  it("[VIEW-V2] has a name of 60 characters at most, spaces around it aside", () => {
    expect(messagesOf(` ${"a".repeat(LONGEST_NAME)} `)).toEqual([]);
    expect(messagesOf("a".repeat(LONGEST_NAME + 1))).toEqual(["At most 60 characters"]);
  });

  it("[VIEW-V3] is found by its name as names are compared", () => {
    const views = [{ name: "Café  Live" }, { name: "Other" }];
    expect(viewNamed(views, "CAFÉ live")).toBe(views[0]);
    expect(viewNamed(views, "Cafe live")).toBeUndefined();
  });

  it("[VIEW-V5] holds tab, size, sort, search and the filters of its list, and never a page", () => {
    const ofOffers = viewNames(["type"]);
    const search = { page: "3", q: "wool & linen", type: "Offer", promote: "x", tab: "live" };
    const query = toViewQuery(ofOffers, { ...search, sort: "", size: undefined });
    expect(query).toBe("tab=live&q=wool+%26+linen&type=Offer");
    expect(readViewQuery(ofOffers, `page=2&id=x&${query}`)).toEqual({
      tab: "live",
      size: undefined,
      sort: undefined,
      q: "wool & linen",
      type: "Offer",
    });
    expect(toViewQuery(viewNames([]), search)).toBe("tab=live&q=wool+%26+linen");
    // of every company: an address that names none has the company that was chosen last
    const ofCompanies = viewNames(["company"]);
    expect(toViewQuery(ofCompanies, { company: "all" })).toBe("");
    expect(readViewQuery(ofCompanies, "")["company"]).toBe("all");
    expect(readViewQuery(ofCompanies, "company=c2")["company"]).toBe("c2");
  });

  it("[VIEW-V5] is of a list", () => {
    const draft = { id: "0".repeat(32), list: "Offers", name: "Live", query: "" };
    expect(Schema.is(ViewDraft)(draft)).toBe(true);
    for (const list of ["", "a".repeat(LONGEST_NAME + 1)])
      expect(Schema.is(ViewDraft)({ ...draft, list })).toBe(false);
  });

  it("[VIEW-V6] holds no more than can be stored", () => {
    expect(messagesOf("Long", "q".repeat(LONGEST_QUERY))).toEqual([]);
    expect(messagesOf("Long", "q".repeat(LONGEST_QUERY + 1))).toEqual([viewMessages.tooMuch]);
  });

  it("[VIEW-M2] that moves has its name, or the first with a number that is free", () => {
    expect(freeViewName([], " Live ")).toBe("Live");
    expect(freeViewName([{ name: "live" }, { name: "Live 2" }], "Live")).toBe("Live 3");
    const long = "a".repeat(LONGEST_NAME + 10);
    expect(freeViewName([], long)).toBe("a".repeat(LONGEST_NAME));
    expect(freeViewName([{ name: "a".repeat(LONGEST_NAME) }], long)).toBe(
      `${"a".repeat(LONGEST_NAME - 2)} 2`,
    );
  });
});

import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { type CategoryForm, categoryRules } from "./category-rules.ts";
import type { CategoryDraft } from "./category.schema.ts";

const root: CategoryDraft = {
  id: "0f8fad5bd9cb469fa16570867728950e",
  name: "Fashion",
  root: "Y",
  parentId: null,
  image: null,
};
const messages = (change: Partial<CategoryForm>) =>
  ruleIssues(categoryRules, { ...root, ...change }, undefined).map(({ message }) => message);

describe("the category form", () => {
  it("[CATEGORY-V1] wants a name", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ name: "" })).toEqual(["Please enter category name"]);
  });
  it("[CATEGORY-V2] wants a main category for one that is no root", () => {
    const message = "Please select main category for this category";
    expect(messages({ root: "N" })).toEqual([message]);
    expect(messages({ root: "N", parentId: "" })).toEqual([message]);
    expect(messages({ root: "N", parentId: "fashion" })).toEqual([]);
    expect(messages({ root: "N", maincategories: ["fashion"] })).toEqual([]);
  });
});

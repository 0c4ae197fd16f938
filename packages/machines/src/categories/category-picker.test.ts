import type { Category } from "@marquee/domain/categories/category.schema";
import { describe, expect, test } from "vitest";
import { walk } from "../testing/walk.ts";
import { categoryPickerMachine } from "./category-picker.machine.ts";
import { whyUnfinished, type ChoiceDepth } from "./category-picker.model.ts";

const category = (name: string, hasChildren = true): Category => ({
  id: name,
  name,
  root: "N",
  parentId: null,
  maincategories: [],
  image: null,
  hasChildren,
  createdOn: "2026-03-02T06:00:00.000Z",
});
const fashion = category("Fashion");
const jeans = category("Jeans", false);
const open = (depth: ChoiceDepth = "leaf", start: readonly Category[] = []) =>
  walk(categoryPickerMachine, { start, depth });
const choose = (level: number, chosen: Category) =>
  ({ type: "category.chosen", level, category: chosen }) as const;

describe("the category picker", () => {
  test("[CATPICK-M1] waits for a leaf, and says what is missing", () => {
    const begun = open();
    expect(whyUnfinished(begun.context)).toBe("Choose a category first.");
    const halfway = begun.go(choose(0, fashion));
    expect(halfway.value).toBe("choosing");
    expect(whyUnfinished(halfway.context)).toBe("Choose a category below Fashion.");
    expect(halfway.go({ type: "choice.confirmed" }).value).toBe("choosing");
    expect(halfway.go(choose(1, jeans)).value).toBe("chosen");
    expect(open("any").go(choose(0, fashion)).value).toBe("chosen");
  });

  test("[CATPICK-M2] another choice drops what was below, and the way up shortens it", () => {
    const chosen = open().go(choose(0, fashion), choose(1, jeans));
    expect(chosen.go(choose(0, category("Home"))).context.trail.map(({ id }) => id)).toEqual([
      "Home",
    ]);
    const shorter = chosen.go({ type: "trail.shortened", count: 1 });
    expect(shorter).toMatchObject({ value: "choosing", context: { trail: [fashion] } });
  });

  test("[CATPICK-M3] passes on the whole trail once it is confirmed, also by pressing the leaf again", () => {
    const chosen = open().go(choose(0, fashion), choose(1, jeans));
    for (const last of [{ type: "choice.confirmed" } as const, choose(1, jeans)]) {
      const done = chosen.go(last);
      expect(done.value).toBe("confirmed");
      expect(done.actions).toEqual([{ type: "confirm", params: { trail: [fashion, jeans] } }]);
    }
  });

  test("[CATPICK-M3] cancelled, passes on nothing", () => {
    const left = open("leaf", [fashion, jeans]).go({ type: "choice.cancelled" });
    expect(left.value).toBe("cancelled");
    expect(left.actions.map(({ type }) => type)).toEqual(["cancel"]);
  });
});

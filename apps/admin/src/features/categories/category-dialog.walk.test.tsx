import type { Category } from "@marquee/domain/categories/category.schema";
import { it } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { CategoryDialogView } from "./category-dialog.tsx";
import type { CategoryPickerActor } from "./use-category-picker.ts";

const furniture = { id: "c1", name: "Furniture", hasChildren: true };
const tables = { id: "c2", name: "Tables", hasChildren: false };

const storedCategory = (
  category: Pick<Category, "id" | "name" | "hasChildren">,
  parentId: string | null,
) => ({
  ...category,
  parentId,
  root: parentId === null ? "Y" : "N",
  maincategories: ["Furniture"],
  image: null,
  createdOn: "2026-03-02T06:00:00.000Z",
});

serveCalls(({ pathname }) =>
  listResponse(
    pathname.includes("mainCategoriesList")
      ? [storedCategory(furniture, null)]
      : [storedCategory(tables, "c1")],
  ),
);

const MAIN = "Furniture, with more below";

/** What there is at any time, and what besides once a main category is chosen. */
const ALWAYS = ["Main categories", MAIN, "Cancel", "Close"];
const BELOW = ["Furniture", "Below Furniture", "Tables"];

const below = ({ context }: AnyMachineSnapshot): boolean => context.trail.length > 0;

it("[MACH-C10] [MACH-C11] choosing a category shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("categoryPicker", {
    render: screenOf<CategoryPickerActor>(async (actor) => {
      await renderScreen(<CategoryDialogView picker={actor} depth="leaf" />);
    }),
    states: {
      // CATPICK-M1: nothing to confirm, and what is missing is said; CATPICK-M2: nothing of a level below a dropped choice
      choosing: (snapshot) => ({
        shows: [
          below(snapshot) ? "Choose a category below Furniture." : "Choose a category first.",
        ],
        hides: below(snapshot) ? [] : ["Tables"],
        offers: [...ALWAYS, ...(below(snapshot) ? BELOW : [])],
        chosen: below(snapshot) ? [MAIN] : [],
      }),
      chosen: {
        shows: ["Furniture, Tables"],
        offers: [...ALWAYS, ...BELOW, "Confirm"],
        chosen: [MAIN, "Tables"],
      },
    },
    person: {
      "category.chosen": ({ level }) => press(level === 0 ? MAIN : "Tables", "[role=option]")(),
      "trail.shortened": press("Main categories", "button"),
      "choice.confirmed": press("Confirm"),
      "choice.cancelled": press("Cancel"),
    },
    allows: (snapshot, { type, level }) =>
      type !== "category.chosen" || level === 0 || below(snapshot),
  }));

import { emptyCategory } from "@marquee/domain/categories/category-draft";
import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { categoryFormMachine } from "./category-form.machine.ts";
import { categoryPickerMachine } from "./category-picker.machine.ts";

const main = { id: "c1", name: "Furniture", hasChildren: true };
const leaf = { id: "c2", name: "Tables", hasChildren: false };

/** The machines of categories. */
export const categoryMachines: readonly ListedMachine[] = [
  {
    ...formEntry(emptyCategory("c1", "main"), ["image", "name"]),
    noun: "categories",
    title: "Category form",
    machine: categoryFormMachine,
  },
  {
    noun: "categories",
    title: "Category picker",
    machine: categoryPickerMachine,
    starts: [
      { title: "Nothing chosen, a leaf required", input: { start: [], depth: "leaf" } },
      { title: "A leaf chosen before", input: { start: [main, leaf], depth: "leaf" } },
    ],
    events: [
      { type: "category.chosen", level: 0, category: main },
      { type: "category.chosen", level: 1, category: leaf },
      { type: "trail.shortened", count: 0 },
    ],
    distinguish: ({ context }) => context.trail.length,
    guards: {
      isFinished: { asks: "Is the choice deep enough?", rules: ["CATPICK-M1"] },
      isChosenLeaf: { asks: "Is it the leaf that is chosen already?", rules: ["CATPICK-M3"] },
    },
  },
];

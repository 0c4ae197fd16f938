import type { Category } from "@marquee/domain/categories/category.schema";
import { assertEvent, assign, setup } from "xstate";
import { actionNotProvided } from "../patterns/not-provided.ts";
import {
  chooseAt,
  isChosenLeaf,
  whyUnfinished,
  type CategoryPickerContext,
  type CategoryPickerEvent,
  type CategoryPickerInput,
} from "./category-picker.model.ts";

/** Another category of some level: the choice may be deep enough now, or no longer. */
const change = {
  "category.chosen": { target: "choosing", actions: "choose" },
  "trail.shortened": { target: "choosing", actions: "shorten" },
  "choice.cancelled": "cancelled",
} as const;

/** Choosing a category by the way down to it (CATPICK-M1 … CATPICK-M3). The screen reads the levels of the trail. */
export const categoryPickerMachine = setup({
  types: {
    context: {} as CategoryPickerContext,
    events: {} as CategoryPickerEvent,
    input: {} as CategoryPickerInput,
    meta: {} as { title: string },
  },
  guards: {
    isFinished: ({ context }) => whyUnfinished(context) === undefined,
    isChosenLeaf: ({ context, event }) => {
      assertEvent(event, "category.chosen");
      return isChosenLeaf(context, event.level, event.category);
    },
  },
  actions: {
    choose: assign(({ context, event }) => {
      assertEvent(event, "category.chosen");
      return { trail: chooseAt(context.trail, event.level, event.category) };
    }),
    shorten: assign(({ context, event }) => {
      assertEvent(event, "trail.shortened");
      return { trail: context.trail.slice(0, event.count) };
    }),
    confirm: (_, { trail }: { trail: readonly Category[] }) =>
      actionNotProvided(`confirm: ${trail.length} levels`),
    cancel: () => actionNotProvided("cancel"),
  },
}).createMachine({
  id: "categoryPicker",
  description: "Choosing a category level by level, until the choice is deep enough.",
  context: ({ input: { start, depth } }) => ({ trail: start, depth }),
  initial: "choosing",
  states: {
    choosing: {
      description: "Nothing is chosen, or something that has categories below it: Confirm waits.",
      meta: { title: "Choosing" },
      always: { guard: "isFinished", target: "chosen" },
      on: change,
    },
    chosen: {
      description: "The choice is deep enough and may be confirmed.",
      meta: { title: "Chosen" },
      on: {
        ...change,
        "category.chosen": [
          { guard: "isChosenLeaf", target: "confirmed" },
          change["category.chosen"],
        ],
        "choice.confirmed": "confirmed",
      },
    },
    confirmed: {
      type: "final",
      description: "The form takes the choice.",
      meta: { title: "Confirmed" },
      entry: { type: "confirm", params: ({ context }) => ({ trail: context.trail }) },
    },
    cancelled: {
      type: "final",
      description: "The form leaves its choice as it was.",
      meta: { title: "Cancelled" },
      entry: "cancel",
    },
  },
});

import type { Category } from "@marquee/domain/categories/category.schema";
import { categoryPickerMachine } from "@marquee/machines/categories/category-picker.machine";
import {
  whyUnfinished,
  type ChoiceDepth,
} from "@marquee/machines/categories/category-picker.model";
import { useLatest } from "@marquee/ui/browser/use-latest.ts";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useProcess } from "../../session/use-process.ts";
import { useCategoryLevels } from "./categories.queries.ts";

export interface CategoryPicking {
  /** Where it opens: the trail of what is chosen now. */
  readonly start: readonly Category[];
  readonly depth: ChoiceDepth;
  readonly onConfirm: (trail: readonly Category[]) => void;
  readonly onClose: () => void;
}

export type CategoryPickerActor = ActorRefFrom<typeof categoryPickerMachine>;

/** The machine that runs while a category is chosen, once. */
export function useCategoryPicker({
  start,
  depth,
  onConfirm,
  onClose,
}: CategoryPicking): CategoryPickerActor {
  const latest = useLatest({ onConfirm, onClose });
  const [machine] = useState(() =>
    categoryPickerMachine.provide({
      actions: {
        confirm: (_, { trail }) => latest.current.onConfirm(trail),
        cancel: () => latest.current.onClose(),
      },
    }),
  );
  return useProcess(machine, { input: { start, depth } });
}

/** What the levels show, why the choice cannot be confirmed yet, and how to end it. */
export function useCategoryChoice(picker: CategoryPickerActor) {
  const { trail } = useSelector(picker, ({ context }) => context);
  const missing = useSelector(picker, ({ context }) => whyUnfinished(context));
  return {
    missing,
    levels: {
      trail,
      levels: useCategoryLevels(trail),
      onChoose: (level: number, category: Category) =>
        picker.send({ type: "category.chosen", level, category }),
      onShorten: (count: number) => picker.send({ type: "trail.shortened", count }),
    },
    confirm: () => picker.send({ type: "choice.confirmed" }),
    cancel: () => picker.send({ type: "choice.cancelled" }),
  };
}

import type { Category } from "@marquee/domain/categories/category.schema";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CategoryLevels } from "./category-levels.tsx";
import { useCategoryLevels } from "./categories.queries.ts";
import { chooseAt, unfinished, type ChoiceDepth } from "./category-trail.ts";

export interface CategoryDialogProps {
  /** Where it opens: the trail of what is chosen now. */
  readonly start: readonly Category[];
  readonly depth: ChoiceDepth;
  readonly onConfirm: (trail: readonly Category[]) => void;
  readonly onClose: () => void;
}

/** Choosing a category level by level. Confirm waits for a choice that is deep enough. */
export function CategoryDialog({ start, depth, onConfirm, onClose }: CategoryDialogProps) {
  const [trail, setTrail] = useState(start);
  const levels = useCategoryLevels(trail);
  const why = unfinished(trail, depth);
  const choose = (level: number, category: Category) => {
    // a leaf that is chosen already: pressing it again is meant
    if (!category.hasChildren && trail[level]?.id === category.id) onConfirm(trail);
    else setTrail(chooseAt(trail, level, category));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="Choose a category"
      description={
        depth === "leaf"
          ? "Go down until nothing is below: that is where shoppers look for it."
          : "The further down, the better shoppers find it."
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabledReason={why} onClick={() => onConfirm(trail)}>
            Confirm
          </Button>
        </>
      }
    >
      <CategoryLevels
        levels={levels}
        trail={trail}
        onChoose={choose}
        onShorten={(count) => setTrail(trail.slice(0, count))}
      />
    </Dialog>
  );
}

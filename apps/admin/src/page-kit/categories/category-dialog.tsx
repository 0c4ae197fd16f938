import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CategoryLevels } from "./category-levels.tsx";
import { useCategoryPicker, type CategoryPicking } from "./use-category-picker.ts";

export interface CategoryDialogProps extends CategoryPicking {
  readonly title?: string | undefined;
}

/** Choosing a category level by level. Confirm waits for a choice that is deep enough. */
export function CategoryDialog({ title = "Choose a category", ...picking }: CategoryDialogProps) {
  const { levels, missing, confirm, cancel } = useCategoryPicker(picking);
  return (
    <Dialog
      open
      onOpenChange={cancel}
      width="wide"
      title={title}
      description={
        picking.depth === "leaf"
          ? "Go down until nothing is below: that is where shoppers look for it."
          : "The further down, the better shoppers find it."
      }
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button variant="primary" disabledReason={missing} onClick={confirm}>
            Confirm
          </Button>
        </>
      }
    >
      <CategoryLevels {...levels} />
    </Dialog>
  );
}

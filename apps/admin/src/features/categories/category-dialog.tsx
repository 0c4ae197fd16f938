import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { CategoryLevels } from "./category-levels.tsx";
import {
  useCategoryChoice,
  useCategoryPicker,
  type CategoryPickerActor,
  type CategoryPicking,
} from "./use-category-picker.ts";

export interface CategoryDialogProps extends CategoryPicking {
  readonly title?: string | undefined;
}

/** The dialog of a running choice. Screens use `CategoryDialog`. */
export function CategoryDialogView({
  picker,
  depth,
  title = "Choose a category",
}: Pick<CategoryDialogProps, "depth" | "title"> & { readonly picker: CategoryPickerActor }) {
  const { levels, missing, confirm, cancel } = useCategoryChoice(picker);
  return (
    <Dialog
      open
      onOpenChange={cancel}
      width="wide"
      title={title}
      description={
        depth === "leaf"
          ? "Choose a category of the last level: that is where shoppers look for it."
          : "The further down, the better shoppers find it."
      }
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button
            variant="primary"
            help={HELP_LINKS.category}
            disabledReason={missing}
            onClick={confirm}
          >
            Confirm
          </Button>
        </>
      }
    >
      <CategoryLevels {...levels} />
    </Dialog>
  );
}

/** Choosing a category level by level. Confirm waits for a choice that is deep enough. */
export function CategoryDialog({ title, ...picking }: CategoryDialogProps) {
  return (
    <CategoryDialogView picker={useCategoryPicker(picking)} depth={picking.depth} title={title} />
  );
}

import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useNavigate } from "@tanstack/react-router";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { wayBack } from "../../page-kit/way-back.ts";
import { CategoryLevels } from "../categories/category-levels.tsx";
import { useCategoryChoice, useCategoryPicker } from "../categories/use-category-picker.ts";

const LIST = { to: "/home/productVariant/manage", label: "Product Variant" } as const;

/** Choosing the category of a new variant first; the form opens with it. */
export function VariantCategoryScreen() {
  const navigate = useNavigate();
  const picker = useCategoryPicker({
    start: [],
    depth: "leaf",
    onConfirm: (trail) =>
      void navigate({
        to: "/home/productVariant/addProductVariant",
        search: { catId: trail.at(-1)?.id },
      }),
    onClose: () => void navigate(wayBack(LIST)),
  });
  const { levels, missing, confirm, cancel } = useCategoryChoice(picker);
  return (
    <>
      <PageHeader
        title="Departmental view"
        description="Choose a category of the last level, for example Fashion > Womens Fashion > Jeans."
        parent={LIST}
        here="Category"
      />
      <div className="flex max-w-[60rem] flex-col gap-4 px-4 py-2 md:px-6">
        <CategoryLevels {...levels} />
        <div className="flex justify-end gap-2">
          <Button onClick={cancel}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={missing}
            help={HELP_LINKS.category}
            onClick={confirm}
          >
            Confirm
          </Button>
        </div>
      </div>
    </>
  );
}

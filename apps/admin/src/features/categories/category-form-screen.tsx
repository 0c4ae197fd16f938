import { emptyCategory } from "@marquee/domain/categories/category-draft";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { imagesShownAs } from "../images/images-shown-as.tsx";
import { categorySearch } from "./categories.search.ts";
import { CategoryFields } from "./category-fields.tsx";
import { categoryShownAs } from "./category-shown-as.tsx";
import { useCategoryForm } from "./use-category-form.ts";

const LIST = { to: "/home/categories/manage", label: "Categories" } as const;
const SHOWN_AS = { ...imagesShownAs, ...categoryShownAs };

interface OpenedProps {
  readonly id: string | null;
  readonly parent: string | null;
}

function Opened({ id, parent }: OpenedProps) {
  const [start] = useState(() => emptyCategory(id ?? newId(), parent));
  const form = useCategoryForm(id, start);
  const name = useFields(form, ({ values }) => values.name);
  const ownId = useFields(form, ({ values }) => values.id);
  const isStored = useSelector(form, ({ value }) => value === "saved" || value === "left");
  const isNew = id === null;
  // the tree shows the edited category again, or the one that a new one would be placed below
  const shown = isNew && !isStored ? (parent ?? undefined) : ownId;
  return (
    <FormPage
      form={form}
      shownAs={SHOWN_AS}
      title={isNew ? "Add Category" : "Update Category"}
      parent={{ ...LIST, search: { category: shown } }}
      of={{ noun: "category", list: LIST }}
      here={isNew ? "New" : "Update"}
      submit="Save"
      purpose={isNew ? "this category can be added" : "this category can be saved"}
      saved={{
        title: isNew ? "Category added" : "Category saved",
        detail: name,
        destination: "Taking you to the categories",
      }}
    >
      <CategoryFields form={form} isNew={isNew} />
    </FormPage>
  );
}

/** The category form: with an id in the address it edits, with a parent it adds below that, or a root. */
export function CategoryFormScreen() {
  const { id, selectedParentId = null } = useScreenSearch(categorySearch);
  return (
    <Opened key={`${id ?? ""} ${selectedParentId}`} id={id ?? null} parent={selectedParentId} />
  );
}

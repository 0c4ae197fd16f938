import type { Category } from "@marquee/domain/categories/category.schema";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useCombobox } from "downshift";
import { Check, ChevronRight, Search } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import type { CategoryLevel } from "./categories.queries.ts";
import { CategoryColumnState } from "./category-column-state.tsx";
import { narrowCategories } from "./narrow-categories.ts";

export interface CategoryColumnProps {
  readonly level: CategoryLevel;
  /** The one of this level that the trail goes through. */
  readonly chosen: Category | undefined;
  readonly onChoose: (category: Category) => void;
  /** Right arrow on what is chosen already. */
  readonly onForward: () => void;
  /** Left arrow at the beginning of the field. */
  readonly onBack: () => void;
}

const LEFT = useCombobox.stateChangeTypes.InputBlur;

/** The caret is at the field's edge, so that an arrow key can mean the neighbour level. */
const atEdge = (
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  side: "left" | "right",
) => selectionStart === selectionEnd && selectionStart === (side === "left" ? 0 : value.length);

/** One level: a field that narrows it, and its categories. Up and Down move, Enter or Right chooses, Left goes up. */
export function CategoryColumn({ level, chosen, onChoose, ...keys }: CategoryColumnProps) {
  const [typed, setTyped] = useState("");
  const { shown: items, more } = narrowCategories(level.categories ?? [], typed, chosen?.id);
  const name = level.parent === null ? "Main categories" : `Below ${level.parent.name}`;
  // null until the keyboard moves; until then the chosen category is highlighted, whenever its level has loaded
  const [moved, setMoved] = useState<number | null>(null);
  const start = chosen
    ? Math.max(
        0,
        items.findIndex(({ id }) => id === chosen.id),
      )
    : 0;
  const list = useCombobox<Category>({
    items: [...items],
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    highlightedIndex: Math.min(moved ?? start, items.length - 1),
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      // losing the focus or the pointer resets the highlight to -1, which is ignored: the user goes on where they were
      if (highlightedIndex >= 0) setMoved(highlightedIndex);
    },
    itemToString: (item) => item?.name ?? "",
    itemToKey: (item) => item?.id,
    stateReducer: (state, { type, changes }) =>
      // losing the focus chooses nothing
      type === LEFT ? { ...changes, selectedItem: state.selectedItem } : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setMoved(null);
      onChoose(selectedItem);
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const highlighted = items[list.highlightedIndex];
    if (event.key === "ArrowRight" && highlighted && atEdge(event.currentTarget, "right")) {
      event.preventDefault();
      if (highlighted.id === chosen?.id) keys.onForward();
      else {
        setMoved(null);
        onChoose(highlighted);
      }
    }
    if (event.key === "ArrowLeft" && atEdge(event.currentTarget, "left")) {
      event.preventDefault();
      keys.onBack();
    }
  };
  return (
    <div className="group flex min-w-0 flex-col">
      <div className="flex h-10 shrink-0 items-center gap-2 border-b border-line px-3">
        <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <input
          {...list.getInputProps({
            "aria-label": name,
            placeholder: name,
            onChange: (event) => setTyped(event.currentTarget.value),
            onKeyDown,
          })}
          aria-labelledby={undefined}
          spellCheck={false}
          className="h-full min-w-0 flex-1 truncate bg-transparent outline-none"
        />
      </div>
      <ul
        {...list.getMenuProps({ "aria-label": name, "aria-labelledby": undefined })}
        className="min-h-0 flex-1 overflow-y-auto p-1 empty:hidden"
      >
        {items.map((item, index) => (
          <li
            key={item.id}
            {...list.getItemProps({ item, index, "aria-selected": item.id === chosen?.id })}
            className={classNames(
              "flex min-h-9 cursor-default items-center gap-2 rounded-small px-2.5 py-1.5",
              item.id === chosen?.id
                ? "bg-accent-tint font-medium text-accent-strong"
                : "hover:bg-press",
              // visible for keyboard focus
              index === list.highlightedIndex &&
                "group-focus-within:outline-1 group-focus-within:-outline-offset-1 group-focus-within:outline-focus",
            )}
          >
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item.name}</span>
            {item.hasChildren ? (
              <>
                <span className="sr-only">, with more below</span>
                <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
              </>
            ) : item.id === chosen?.id ? (
              <Check className="size-4 shrink-0" aria-hidden="true" />
            ) : null}
          </li>
        ))}
      </ul>
      <CategoryColumnState level={level} typed={typed} shown={items.length} more={more} />
    </div>
  );
}

import { imageAddress } from "@marquee/api/http/image-path";
import type { TreeColumn } from "@marquee/domain/categories/category-tree";
import { countWords } from "@marquee/domain/wire/count-words";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { ChevronRight, FolderTree, Search } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { moreText, narrowCategories } from "./narrow-categories.ts";

export interface TreeColumnProps {
  readonly column: TreeColumn;
  readonly level: number;
  /** The one of this column that the trail goes through. */
  readonly chosenId: string | undefined;
  /** Whether the trail ends with it. */
  readonly isLast: boolean;
  readonly products: ReadonlyMap<string, number>;
  readonly onChoose: (id: string) => void;
}

const productsText = (count: number): string => countWords(count, "product");

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

const buttonsIn = (column: Element | null | undefined): readonly HTMLButtonElement[] =>
  column ? [...column.querySelectorAll("button")] : [];

/** Arrows move in a column, Home and End to its ends; left and right go to the chosen one beside. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const column = event.currentTarget.closest("[data-column]");
  const all = buttonsIn(column);
  const at = all.findIndex((button) => button === document.activeElement);
  const inColumn = KEYS[event.key]?.(at, all.length - 1);
  const beside =
    event.key === "ArrowRight"
      ? column?.nextElementSibling
      : event.key === "ArrowLeft"
        ? column?.previousElementSibling
        : null;
  const others = buttonsIn(beside);
  const next =
    inColumn === undefined
      ? (others.find((button) => button.hasAttribute("aria-current")) ?? others[0])
      : all[inColumn];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What is shown if a column is empty: why, and what the category above holds. */
function NothingBelow({ column, products }: Pick<TreeColumnProps, "column" | "products">) {
  const { parent } = column;
  if (parent === null) return null;
  return (
    <div className="m-auto flex flex-col items-center gap-1 px-4 pb-12 text-center">
      <span className="mb-2 grid size-10 place-items-center rounded-full bg-press text-muted">
        <FolderTree className="size-4" aria-hidden="true" />
      </span>
      <p className="font-medium">{`Nothing below ${parent.name}`}</p>
      <p className="text-small text-muted">
        {`A category without sub-categories is what merchants choose. ${productsText(products.get(parent.id) ?? 0)} in it.`}
      </p>
    </div>
  );
}

/** The most entries that are seen at a glance; a longer column is narrowed by typing. */
const AT_A_GLANCE = 20;

/** One level of the tree. */
export function TreeColumnView(props: TreeColumnProps) {
  const { column, level, chosenId, isLast, products, onChoose } = props;
  const { parent, categories } = column;
  const name = parent === null ? "Root categories" : parent.name;
  const [typed, setTyped] = useState("");
  const { shown, more } = narrowCategories(categories, typed, chosenId);
  const reached = shown.some(({ id }) => id === chosenId) ? chosenId : shown[0]?.id;
  return (
    <div
      data-column
      className="flex min-w-44 flex-1 flex-col border-r border-line max-md:border-r-0 md:max-w-1/4 md:basis-1/4"
    >
      <div className="flex h-9 shrink-0 items-center justify-between gap-2 border-b border-line px-4 text-tiny font-medium text-muted">
        <h2 className="truncate">{name}</h2>
        <span className="figures">{formatCount(categories.length)}</span>
      </div>
      {categories.length > AT_A_GLANCE ? (
        <div className="border-b border-line p-1.5">
          <TextInput
            type="search"
            aria-label={`Find in ${name}`}
            placeholder={`Find in ${name}`}
            icon={<Search />}
            value={typed}
            onValueChange={setTyped}
            onKeyDown={(event) => (event.key === "ArrowDown" ? moveFocus(event) : undefined)}
          />
        </div>
      ) : null}
      {categories.length === 0 ? <NothingBelow column={column} products={products} /> : null}
      <ul aria-label={name} className="min-h-0 flex-1 overflow-y-auto p-1.5 empty:hidden">
        {shown.map(({ id, name: own, image, hasChildren }) => {
          const isChosen = id === chosenId;
          return (
            <li key={id}>
              <button
                type="button"
                // one of a column is reached by Tab, the others by arrows
                tabIndex={id === reached ? 0 : -1}
                aria-current={isChosen ? "true" : undefined}
                aria-expanded={hasChildren ? isChosen : undefined}
                data-level={level}
                onClick={() => onChoose(id)}
                onKeyDown={moveFocus}
                className={classNames(
                  "grid min-h-13 w-full grid-cols-[2.25rem_minmax(0,1fr)_0.875rem] items-center gap-2.5 rounded-small px-2 py-1.5 text-left",
                  isChosen && isLast
                    ? "bg-accent-tint font-medium text-accent-strong"
                    : isChosen
                      ? "bg-press font-medium"
                      : "hover:bg-hover",
                )}
              >
                <Thumb src={imageAddress(image, "w=80&h=80")} size={40} />
                <span className="min-w-0">
                  <bdi className="block truncate">{own}</bdi>
                  <span className="figures block text-tiny font-normal text-muted">
                    {productsText(products.get(id) ?? 0)}
                  </span>
                </span>
                {hasChildren ? (
                  <ChevronRight className="size-3.5 text-muted" aria-hidden="true" />
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      {typed.trim() !== "" && shown.length === 0 ? (
        <p role="status" className="px-4 py-3 text-small text-muted">
          Nothing fits what you typed.
        </p>
      ) : null}
      {more > 0 ? (
        <p role="status" className="border-t border-line px-4 py-2 text-small text-muted">
          {moreText(more)}
        </p>
      ) : null}
    </div>
  );
}

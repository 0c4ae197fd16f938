import type { Category } from "@marquee/domain/categories/category.schema";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CategoryLevel } from "./categories.queries.ts";
import { CategoryColumn } from "./category-column.tsx";

export interface CategoryLevelsProps {
  readonly levels: readonly CategoryLevel[];
  /** The choice so far, the main category first. */
  readonly trail: readonly Category[];
  readonly onChoose: (level: number, category: Category) => void;
  /** Shortens the choice to this number of levels, from the main category on. */
  readonly onShorten: (count: number) => void;
}

/** The choice so far. Pressing a part makes it the choice; the first leads back to the start. */
function Crumbs({ trail, onShorten }: Pick<CategoryLevelsProps, "trail" | "onShorten">) {
  const names = ["Main categories", ...trail.map(({ name }) => name)];
  return (
    <div
      role="group"
      aria-label="Chosen category"
      className="-ml-1 flex min-h-8 flex-wrap items-center gap-x-1"
    >
      {names.map((name, count) => (
        <span key={count === 0 ? "main" : trail[count - 1]?.id} className="flex items-center gap-1">
          {count === 0 ? null : <ChevronRight className="size-3.5 text-muted" aria-hidden="true" />}
          <button
            type="button"
            onClick={() => onShorten(count)}
            aria-current={count === trail.length ? "true" : undefined}
            className="min-h-6 rounded-[4px] px-1 text-left text-muted hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
          >
            {name}
          </button>
        </span>
      ))}
    </div>
  );
}

/** The levels side by side, up to four; a narrow screen shows the one being chosen from. */
export function CategoryLevels({ levels, trail, onChoose, onShorten }: CategoryLevelsProps) {
  const narrow = useNarrow();
  const frame = useRef<HTMLDivElement>(null);
  const goOn = useRef<number | null>(null);
  const focusOn = (level: number) =>
    frame.current?.querySelector<HTMLInputElement>(`[data-level="${level}"] input`)?.focus();
  useEffect(() => {
    const level = goOn.current;
    goOn.current = null;
    // a touch screen would put its keyboard over the level
    if (level !== null && !narrow) focusOn(level);
  }, [trail, narrow]);
  return (
    <div ref={frame} className="flex min-w-0 flex-col gap-2">
      <Crumbs trail={trail} onShorten={onShorten} />
      <div className="flex h-80 overflow-x-auto rounded-control border border-line-strong bg-surface">
        {levels.map((level, index) =>
          narrow && index < levels.length - 1 ? null : (
            <div
              key={level.parent?.id ?? "main"}
              data-level={index}
              className="flex min-w-52 flex-1 flex-col border-r border-line last:border-r-0 [&>*]:min-h-0 [&>*]:flex-1"
            >
              <CategoryColumn
                level={level}
                chosen={trail[index]}
                onChoose={(category) => {
                  if (category.hasChildren) goOn.current = index + 1;
                  onChoose(index, category);
                }}
                onForward={() => focusOn(index + 1)}
                onBack={() => (narrow ? onShorten(Math.max(0, index - 1)) : focusOn(index - 1))}
              />
            </div>
          ),
        )}
      </div>
      <p role="status" className="sr-only">
        {trail.length === 0 ? "" : trail.map(({ name }) => name).join(", ")}
      </p>
    </div>
  );
}

import { toFailure } from "@marquee/api/client/api-failure";
import { imageAddress } from "@marquee/api/http/image-path";
import type { Category } from "@marquee/domain/categories/category.schema";
import type { StoreCategory } from "@marquee/domain/stores/store.schema";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId } from "react";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { useMainCategories } from "../categories/categories.queries.ts";
import type { StoreStepActor } from "./store-step.tsx";

type TileCategory = StoreCategory & Partial<Pick<Category, "image">>;

export interface CategoryTilesProps {
  readonly query: UseQueryResult<{ readonly rows: readonly Category[] }>;
  /** Whether one is chosen, or any number. */
  readonly type: "radio" | "checkbox";
  readonly chosen: readonly string[];
  /** What a branch has: shown though it may be a main category no more, so that it can be given up. */
  readonly stored?: readonly StoreCategory[];
  readonly onToggle: (category: StoreCategory) => void;
  readonly control: Readonly<Record<string, unknown>>;
}

/** The main categories with their images: sign-up and the wizard of a branch ask the same. */
export function CategoryTiles(props: CategoryTilesProps) {
  const { query, type, chosen, stored = [], onToggle, control } = props;
  const name = useId();
  const { data, error, refetch, isFetching } = query;
  const rows = data?.rows ?? [];
  const former = stored.filter(({ id }) => rows.every((row) => row.id !== id));
  const tiles: readonly TileCategory[] = data === undefined ? [] : [...rows, ...former];
  return (
    <>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {tiles.map((category) => (
          <label
            key={category.id}
            className="flex cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              {...control}
              type={type}
              name={name}
              className="tick"
              checked={chosen.includes(category.id)}
              onChange={() => onToggle({ id: category.id, name: category.name })}
            />
            <Thumb src={imageAddress(category.image ?? null, "w=80&h=80")} />
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{category.name}</span>
          </label>
        ))}
      </div>
      {data === undefined && isFetching ? <Spinner className="mx-auto" /> : null}
      {data === undefined && error && !isFetching ? (
        <Note
          tone="bad"
          role="alert"
          title={toFailure(error).message}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : null}
    </>
  );
}

/** The main categories that a branch sells in (STORECAT-V1). */
export function StoreCategoryFields({ form }: { readonly form: StoreStepActor }) {
  const query = useMainCategories();
  return (
    <FormGroup form={form} name="categories" label="Main categories">
      {({ value, set, control }) => (
        <CategoryTiles
          query={query}
          type="checkbox"
          chosen={value.map(({ id }) => id)}
          stored={value}
          control={control}
          onToggle={(category) => {
            const others = value.filter(({ id }) => id !== category.id);
            set(others.length < value.length ? others : [...value, category]);
          }}
        />
      )}
    </FormGroup>
  );
}

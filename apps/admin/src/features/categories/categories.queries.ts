import type { Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import { MOST_CATEGORY_LEVELS } from "@marquee/domain/categories/category-levels";
import type { Category } from "@marquee/domain/categories/category.schema";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient } from "../../session/session-context.tsx";

/** The key of every query about categories. */
export const CATEGORIES = nounKey("categories");

/** The tree changes rarely. */
const STALE = 300_000;

/** Enough for one call; more is read in several. */
const MOST_PER_CALL = 1000;

type ReadPage = (query: {
  readonly page: number;
  readonly size: number;
}) => Promise<Page<Category>>;

/** All of a list of categories, in as many calls as it takes. */
async function readAll(read: ReadPage): Promise<Page<Category>> {
  const rows: Category[] = [];
  for (let page = 1; ; page += 1) {
    const response = await read({ page, size: MOST_PER_CALL });
    rows.push(...response.rows);
    // the total of a very long list is not counted to its end (LIST-C2)
    if (response.rows.length < MOST_PER_CALL) return { rows, total: rows.length };
  }
}

/** One level of the tree: the categories directly below one, or the main categories for `null`. */
export const levelQuery = (client: Client, parentId: string | null) =>
  queryOptions({
    queryKey: [...CATEGORIES, "below", parentId],
    queryFn: ({ signal }) =>
      readAll((query) =>
        parentId === null
          ? client.categories.main({ query }, { signal })
          : client.categories.sub({ params: { categoryId: parentId }, query }, { signal }),
      ),
    staleTime: STALE,
  });

/** Reads all main categories, which are stale after five minutes. */
export const useMainCategories = () => useQuery(levelQuery(useClient(), null));

/** A category with all those above it, the main category first. */
export const trailQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...CATEGORIES, "trail", id],
    queryFn: async ({ signal }) => {
      const trail: Category[] = [];
      for (let next: string | null = id; next !== null && trail.length < MOST_CATEGORY_LEVELS;) {
        const category: Category = await client.categories.byId(
          { params: { id: next } },
          { signal },
        );
        trail.unshift(category);
        next = category.parentId;
      }
      return trail;
    },
    staleTime: STALE,
  });

/** The trail of a chosen category; nothing is fetched while none is. */
export const useCategoryTrail = (id: string | null) =>
  useQuery({ ...trailQuery(useClient(), id ?? ""), enabled: id !== null });

/** One column of the picker: its categories, or why there are none yet. */
export interface CategoryLevel {
  /** The category above it; null for the main categories. */
  readonly parent: Category | null;
  readonly categories: readonly Category[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The levels that a trail opens: the main categories, and one below each chosen category that has children. */
export function useCategoryLevels(trail: readonly Category[]): readonly CategoryLevel[] {
  const client = useClient();
  const parents = [null, ...trail.filter(({ hasChildren }) => hasChildren)];
  const responses = useQueries({
    queries: parents.map((parent) => levelQuery(client, parent?.id ?? null)),
  });
  return parents.map((parent, index) => ({
    parent,
    categories: responses[index]?.data?.rows,
    error: responses[index]?.isFetching ? null : (responses[index]?.error ?? null),
    retry: () => void responses[index]?.refetch(),
  }));
}

/** The whole tree, as its manager shows it. */
export const treeQuery = (client: Client) =>
  queryOptions({
    queryKey: [...CATEGORIES, "tree"],
    queryFn: async ({ signal }) => {
      const { rows } = await readAll((query) => client.categories.all({ query }, { signal }));
      return rows;
    },
  });

/** How many products are in each category itself. */
export const categoryProductsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...CATEGORIES, "products"],
    queryFn: ({ signal }) => client.categories.products({}, { signal }),
  });

/** One category, as its form edits it. */
export const categoryQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [...CATEGORIES, "byId", id],
    queryFn: ({ signal }) => client.categories.byId({ params: { id } }, { signal }),
  });

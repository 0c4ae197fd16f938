import type { Client } from "@marquee/api/client/create-client";
import { MOST_CATEGORY_LEVELS, type Category } from "@marquee/domain/categories/category.schema";
import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";

/** The tree changes rarely. */
const STALE = 300_000;

/** One level of the tree: the categories directly below one, or the main categories for `null`. */
export const levelQuery = (client: Client, email: string, parentId: string | null) =>
  queryOptions({
    queryKey: ["categories", "below", parentId],
    queryFn: ({ signal }) =>
      parentId === null
        ? client.categories.main({ params: { encEmail: email } }, { signal })
        : client.categories.sub({ params: { encEmail: email, categoryId: parentId } }, { signal }),
    staleTime: STALE,
  });

/** The main categories. */
export function useMainCategories() {
  const client = useClient();
  const { email } = useUser();
  return useQuery(levelQuery(client, email, null));
}

/** A category with all those above it, the main category first. */
export const trailQuery = (client: Client, email: string, id: string) =>
  queryOptions({
    queryKey: ["categories", "trail", id],
    queryFn: async ({ signal }) => {
      const trail: Category[] = [];
      for (let next: string | null = id; next !== null && trail.length < MOST_CATEGORY_LEVELS;) {
        const category: Category = await client.categories.byId(
          { params: { encEmail: email, id: next } },
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
export function useCategoryTrail(id: string | null) {
  const client = useClient();
  const { email } = useUser();
  return useQuery({ ...trailQuery(client, email, id ?? ""), enabled: id !== null });
}

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
  const { email } = useUser();
  const parents = [null, ...trail.filter(({ hasChildren }) => hasChildren)];
  const answers = useQueries({
    queries: parents.map((parent) => levelQuery(client, email, parent?.id ?? null)),
  });
  return parents.map((parent, index) => ({
    parent,
    categories: answers[index]?.data?.rows,
    error: answers[index]?.isFetching ? null : (answers[index]?.error ?? null),
    retry: () => void answers[index]?.refetch(),
  }));
}

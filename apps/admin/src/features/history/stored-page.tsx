import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DetailSkeleton } from "../../page-kit/outline/detail-skeleton.tsx";
import { useOpened, type OpenedName } from "../../page-kit/use-opened.ts";
import { UnreadPage, type UnreadPageProps } from "./unread-page.tsx";

export interface StoredPageProps<Thing, Key extends QueryKey> extends Pick<
  UnreadPageProps,
  "found" | "history" | "noun" | "parent"
> {
  readonly query: UseQueryOptions<Thing, Error, Thing, Key>;
  /** Its shape while it is on its way, unless it is that of a record. */
  readonly skeleton?: ReactNode;
  /** How it is called, and what it belongs to, for the palette; absent of what the search does not find. */
  readonly nameOf?: (thing: Thing) => OpenedName;
  readonly children: (thing: Thing) => ReactNode;
}

/** The page of a thing as it is stored: what is shown of it, and until then its shape, or why it cannot be read. */
export function StoredPage<Thing, Key extends QueryKey>({
  query: stored,
  nameOf,
  children,
  skeleton = <DetailSkeleton />,
  ...page
}: StoredPageProps<Thing, Key>) {
  const query = useQuery(stored);
  useOpened(page.found, query.data === undefined ? undefined : nameOf?.(query.data));
  if (query.error) return <UnreadPage {...page} query={query} />;
  return query.data === undefined ? skeleton : children(query.data);
}

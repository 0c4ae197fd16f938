import type { Client } from "@marquee/api/client/create-client";
import type { QueryClient } from "@tanstack/react-query";
import type { LastPerson } from "../session/last-person.ts";
import type { ListDefinition } from "./list/list-definition.ts";
import { readListState } from "./list/list-state.ts";
import { pageQuery, type ListQuery } from "./list/use-list-rows.ts";

/** What is known when a page is opened, before the session is known. */
export interface Visit {
  readonly client: Client;
  readonly person: LastPerson;
  /** The query of the address. */
  readonly search: Readonly<Record<string, string | undefined>>;
}

/** Fetches what a list shows first into the cache from which the list reads it. */
export type FirstRows = (queries: QueryClient, visit: Visit) => Promise<void>;

/** The rows of a list as its address has them; `queryOf` gives the query that the screen itself uses, or null if it shows no list. */
export const firstRows =
  <Row>(list: ListDefinition, queryOf: (visit: Visit) => ListQuery<Row> | null): FirstRows =>
  async (queries, visit) => {
    const query = queryOf(visit);
    if (query !== null)
      await queries.prefetchQuery(pageQuery(query, readListState(list, visit.search)));
  };

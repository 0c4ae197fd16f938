import type { Page } from "@marquee/api/http/call";
import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "../browser/use-debounced.ts";
import type { SearchableProps } from "../ui/options.ts";
import { optionLoading } from "./option-loading.ts";

const WAIT = 250;

type Read<Answer, Key extends QueryKey> = UseQueryOptions<Answer, Error, Answer, Key>;

interface Choices<Row, Own extends Row, RowsKey extends QueryKey, RowKey extends QueryKey> {
  /** Reads what fits the typed words; everything, as much as one answer holds, for none. */
  readonly find: (words: string) => Read<Page<Row>, RowsKey>;
  /** What is chosen, or null. */
  readonly chosen: string | null;
  /** Reads what is chosen alone, for where the answer does not hold it. */
  readonly read: (id: string) => Read<Own, RowKey>;
}

/**
 * What a searchable choice of one row offers. Where one answer holds all rows the list filters itself; where it does not,
 * what is typed is looked for on the server, and what is chosen is read besides (SCREEN-C7).
 */
export function useChoices<
  Row extends { readonly id: string },
  Own extends Row,
  RowsKey extends QueryKey,
  RowKey extends QueryKey,
>({ find, chosen, read }: Choices<Row, Own, RowsKey, RowKey>) {
  const [typed, setTyped] = useState("");
  const settled = useDebounced(typed, WAIT);
  const all = useQuery(find(""));
  const isPart = all.data !== undefined && all.data.total > all.data.rows.length;
  const words = isPart ? typed.trim() : "";
  const waits = words !== "" && settled !== typed;
  const found = useQuery({ ...find(words), ...(waits ? { enabled: false } : {}) });
  const isThere = all.data?.rows.some(({ id }) => id === chosen) ?? true;
  const own = useQuery({ ...read(chosen ?? ""), enabled: isPart && !isThere && chosen !== null });
  const pinned: readonly Row[] = words === "" && own.data && !isThere ? [own.data] : [];
  const { busy = false, failure } = optionLoading(found);
  const search: Pick<SearchableProps, "busy" | "failure" | "onSearch"> = {
    busy: busy || waits,
    failure,
    ...(isPart ? { onSearch: setTyped } : {}),
  };
  return { rows: [...pinned, ...(found.data?.rows ?? [])], search };
}

import type { Page } from "@marquee/api/http/call";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import type { SearchableProps } from "@marquee/ui/fields/options.ts";
import { useQuery, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { optionLoading } from "./option-loading.ts";
import { isPartOf, useNamedRow, type Read } from "./use-named-row.ts";

const WAIT = 250;

/** Reads what fits the typed words; everything, as much as one answer holds, for none. */
type Find<Row, Key extends QueryKey> = (words: string) => Read<Page<Row>, Key>;

/** Looks for rows: among those of one answer if that holds all of them, else on the server (SCREEN-C7). */
function useSearch<Row, Key extends QueryKey>(find: Find<Row, Key>) {
  const [typed, setTyped] = useState("");
  const settled = useDebounced(typed, WAIT);
  const all = useQuery(find(""));
  const isPart = isPartOf(all.data);
  const words = isPart ? typed.trim() : "";
  const waits = words !== "" && settled !== typed;
  const found = useQuery({ ...find(words), ...(waits ? { enabled: false } : {}) });
  const { busy = false, failure } = optionLoading(found);
  const search: Pick<SearchableProps, "busy" | "failure" | "isPart"> & {
    readonly onSearch: (typed: string) => void;
  } = {
    busy: busy || waits,
    failure,
    isPart,
    // text that is typed before the first response is searched for as soon as that turns out to hold a part only
    onSearch: setTyped,
  };
  const rows = found.data?.rows;
  // keeps the last found rows, which name a chosen row until it has been read by itself
  const [searched, setSearched] = useState<readonly Row[]>([]);
  if (words !== "" && rows !== undefined && rows !== searched) setSearched(rows);
  return { all: all.data, isPart, words, found: rows ?? [], searched, search };
}

interface Choices<Row, Own extends Row, RowsKey extends QueryKey, RowKey extends QueryKey> {
  readonly find: Find<Row, RowsKey>;
  /** What is chosen, or null. */
  readonly chosen: string | null;
  /** Reads the chosen row alone, if the answer does not hold it. */
  readonly read: (id: string) => Read<Own, RowKey>;
}

/** What a searchable choice of one row offers. What is chosen is read besides if the answer does not hold it (SCREEN-C7). */
export function useChoices<
  Row extends { readonly id: string },
  Own extends Row,
  RowsKey extends QueryKey,
  RowKey extends QueryKey,
>({ find, chosen, read }: Choices<Row, Own, RowsKey, RowKey>) {
  const { words, all, found, searched, search } = useSearch(find);
  const named = useNamedRow(all, chosen, read);
  const own = named ?? searched.find(({ id }) => id === chosen);
  // the chosen row is added if it is not among the found ones, since the field shows its name
  const pinned = words === "" && own && !found.some(({ id }) => id === own.id) ? [own] : [];
  return { rows: [...pinned, ...found], search };
}

interface ManyChoices<Row, RowsKey extends QueryKey, StoredKey extends QueryKey> {
  readonly find: Find<Row, RowsKey>;
  readonly chosen: readonly string[];
  /** Reads those that were chosen when it was stored, if the answer does not hold them. */
  readonly stored: Read<Page<Row>, StoredKey>;
}

/** The choice of several rows. `known` are those whose names can be shown; `onChoose` is called with each new choice. */
export function useManyChoices<
  Row extends { readonly id: string },
  RowsKey extends QueryKey,
  StoredKey extends QueryKey,
>({ find, chosen, stored }: ManyChoices<Row, RowsKey, StoredKey>) {
  const { all, isPart, found, search } = useSearch(find);
  // keeps the chosen rows, which the response to another search does not hold
  const [picked, setPicked] = useState<readonly Row[]>([]);
  const first = new Set(all?.rows.map(({ id }) => id));
  const isMissing = isPart && chosen.some((id) => !first.has(id));
  const own = useQuery({ ...stored, enabled: isMissing && stored.enabled !== false });
  return {
    total: all?.total,
    rows: found,
    known: [...(all?.rows ?? []), ...(own.data?.rows ?? []), ...picked],
    search,
    onChoose: (ids: readonly string[]) => {
      const fresh = found.filter(({ id }) => ids.includes(id) && !chosen.includes(id));
      if (fresh.length > 0) setPicked([...picked, ...fresh]);
    },
  };
}

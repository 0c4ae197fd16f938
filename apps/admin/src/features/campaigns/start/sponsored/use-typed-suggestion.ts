import { keywordKey, likelyCategory } from "@marquee/domain/campaigns/sponsored/keyword-rules";
import { suggestedBidOf } from "@marquee/domain/campaigns/sponsored/placement-forecast";
import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../../../../session/session-context.tsx";
import { marketsQuery } from "../../../sections/placement-markets.queries.ts";

/** Once typing pauses for so long, the market of the word is asked about. */
const PAUSE_MILLIS = 300;

/** The bid that is suggested for the word that is typed, as far as it is known when it is added (KEYWORD-D2). */
export function useTypedSuggestion(
  storeId: string,
  typed: string,
  rows: readonly KeywordEntry[],
): () => number {
  const client = useClient();
  const queries = useQueryClient();
  const category = likelyCategory(rows);
  const queryOf = (keyword: string) =>
    marketsQuery(client, storeId, keyword === "" ? [] : [{ keyword, category }]);
  useQuery(queryOf(useDebounced(typed.trim(), PAUSE_MILLIS)));
  return () => {
    const keyword = typed.trim();
    const known = queries.getQueryData(queryOf(keyword).queryKey);
    return suggestedBidOf(known?.[keywordKey({ keyword, category })]);
  };
}

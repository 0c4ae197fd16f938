import {
  keywordKey,
  likelyCategory,
  typedKeyword,
} from "@marquee/domain/campaigns/sponsored/keyword-rules";
import { suggestedBidOf } from "@marquee/domain/campaigns/sponsored/placement-forecast";
import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useClient } from "../../../../session/session-context.tsx";
import { marketsQuery } from "../../../sections/placement-markets.queries.ts";

/** Once typing pauses for so long, the market of the word is asked about. */
const PAUSE_MILLIS = 300;

/** The bid that is suggested for the word that is typed, as far as it is known when it is added (KEYWORD-D2). */
function useTypedSuggestion(
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

export interface TypedKeywordFieldProps {
  readonly keywords: readonly KeywordEntry[];
  readonly onChange: (keywords: readonly KeywordEntry[]) => void;
  /** The branch whose market suggests the bid. */
  readonly storeId: string;
}

/** Adds keywords without a dialog: Enter adds what is typed, Backspace in the empty field takes the last one back (KEYWORD-D2). */
export function TypedKeywordField({ keywords, onChange, storeId }: TypedKeywordFieldProps) {
  const [typed, setTyped] = useState("");
  const [message, setMessage] = useState<string>();
  const suggest = useTypedSuggestion(storeId, typed, keywords);
  const add = () => {
    const added = typedKeyword(typed, keywords, suggest());
    if (added === null) return;
    if ("message" in added) setMessage(added.message);
    else {
      onChange([...keywords, added]);
      setTyped("");
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      // the form itself is not submitted by it
      event.preventDefault();
      add();
    }
    if (event.key === "Backspace" && typed === "" && keywords.length > 0) {
      event.preventDefault();
      onChange(keywords.slice(0, -1));
    }
  };
  return (
    <Field
      label="Add a keyword"
      hint="Press Enter to add it with the suggested bid"
      error={message}
      isAnnounced
    >
      {(control) => (
        <TextInput
          {...control}
          value={typed}
          maxLength={80}
          autoComplete="off"
          className="max-w-xs"
          onKeyDown={press}
          onValueChange={(text) => {
            setMessage(undefined);
            setTyped(text);
          }}
        />
      )}
    </Field>
  );
}

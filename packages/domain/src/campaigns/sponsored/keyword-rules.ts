import type { KeywordEntry } from "../../items/sponsored-fields.schema.ts";
import { TRENDING } from "../../items/trending.ts";
import type { FormFields } from "../../validation/form-fields.ts";
import { requireChosen, requireFilled, type Issue, type Rule } from "../../validation/rule.ts";
import { typedMessages } from "../../validation/typed-messages.ts";
import { nameKey } from "../../wire/typed-text.ts";
import { campaignMessages as messages } from "../messages.ts";

export const keywordFields = { keyword: "text", category: "text" } as const satisfies FormFields;

/** One row of the keyword configuration (KEYWORD-V1, KEYWORD-V2). */
export const keywordRules: readonly Rule<
  { readonly keyword: string; readonly category: string },
  unknown
>[] = [
  requireFilled("KEYWORD-V1", "keyword", messages.keywordMissing),
  requireFilled("KEYWORD-V2", "category", messages.keywordCategoryMissing),
];

export const keywordListFields = { keywords: "entries" } as const satisfies FormFields;

/** Saving the keyword configuration (KEYWORD-V3). */
export const keywordListRules: readonly Rule<{ readonly keywords: readonly unknown[] }, unknown>[] =
  [requireChosen("KEYWORD-V3", "keywords", messages.keywordsMissing)];

/** The bid that is suggested for every keyword and section, in CAD. */
export const SUGGESTED_BID = 0.5;

/** A new row: suggested bid 0.50, bid 0 (KEYWORD-D1). */
export const emptyKeyword: KeywordEntry = {
  keyword: "",
  category: "",
  suggestedBid: SUGGESTED_BID,
  bid: 0,
};

/** The key of a keyword in its category: a campaign has each once, by what is seen of it (KEYWORD-U1, WIRE-T3). */
export const keywordKey = ({
  keyword,
  category,
}: Pick<KeywordEntry, "keyword" | "category">): string => `${category}/${nameKey(keyword)}`;

/** The rows of which an earlier one has the same keyword in the same category (KEYWORD-U1). */
export const repeatedKeywords = (rows: readonly KeywordEntry[]): readonly KeywordEntry[] =>
  rows.filter((row, index) =>
    rows.slice(0, index).some((one) => keywordKey(one) === keywordKey(row)),
  );

/** The category of the keyword before, at first Trending (KEYWORD-D2). */
export const likelyCategory = (rows: readonly Pick<KeywordEntry, "category">[]): string =>
  rows.at(-1)?.category ?? TRENDING;

/**
 * A keyword as it is typed into the form, with the category of the one before it, at first Trending, and the bid that is
 * suggested (KEYWORD-D2); what is wrong with it if it cannot join the others, and null if nothing was typed.
 */
export function typedKeyword(
  typed: string,
  rows: readonly KeywordEntry[],
  suggestedBid: number = SUGGESTED_BID,
): KeywordEntry | Issue | null {
  const keyword = typed.trim();
  if (keyword === "") return null;
  const row = { keyword, category: likelyCategory(rows), suggestedBid, bid: suggestedBid };
  return repeatedKeywords([...rows, row]).includes(row)
    ? { rule: "KEYWORD-U1", field: "keyword", message: messages.keywordRepeated }
    : row;
}
/** A bid that cannot be read is no bid of 0: it is said at its field, and nothing is saved with it (KEYWORD-B1). */
export const bidIssues = (
  { bid }: { readonly bid: number },
  field: "bid" | "keywords" | "sponsoredSection" = "bid",
): readonly Issue[] =>
  Number.isNaN(bid) ? [{ rule: "KEYWORD-B1", field, message: typedMessages.amount }] : [];

/** The issue of the first unreadable bid in a list of keywords or sections. */
export const bidIssuesOf = (
  rows: readonly { readonly bid: number }[],
  field: "keywords" | "sponsoredSection",
): readonly Issue[] => rows.flatMap((row) => bidIssues(row, field)).slice(0, 1);

import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import type { BidRow, BidTableProps } from "./bid-table.tsx";

type Bids = Pick<BidTableProps, "heads" | "label" | "rows">;

interface SectionBid extends Pick<BidRow, "bid" | "suggestedBid"> {
  readonly id: string;
  readonly page: string;
  readonly category: string;
}

/** Keywords with what is bid for each; `categoryName` names a category. */
export const keywordBids = (
  keywords: readonly KeywordEntry[],
  categoryName: (id: string) => string,
): Bids => ({
  label: "Keywords with bids",
  heads: ["Keyword", "Category"],
  rows: keywords.map(({ keyword, category, ...bids }) => ({
    key: `${category}/${keyword}`,
    name: keyword,
    detail: categoryName(category),
    ...bids,
  })),
});

/** Sections with what is bid for each; `sectionName` names one, if it is known. */
export const sectionBids = <Section extends SectionBid>(
  sections: readonly Section[],
  categoryName: (id: string) => string,
  sectionName: (section: Section) => string | null | undefined,
): Bids => ({
  label: "Sections with bids",
  heads: ["Section", "Page and category"],
  rows: sections.map((section) => ({
    key: section.id,
    name: sectionName(section) ?? "Section",
    detail: `${section.page} · ${categoryName(section.category)}`,
    suggestedBid: section.suggestedBid,
    bid: section.bid,
  })),
});

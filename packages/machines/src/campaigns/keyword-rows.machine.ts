import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { createRowsMachine } from "../patterns/rows.machine.ts";

/** The keywords of a sponsored campaign, each in Trending or a main category, with its bid. */
export const keywordRowsMachine = createRowsMachine<KeywordEntry>({
  id: "keywordRows",
  title: "The keywords of a sponsored campaign",
});

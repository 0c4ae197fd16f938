import { facts as rules } from "facts:rules";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { chartPassages } from "../search/chart-passages.ts";
import { searchByMeaning } from "../search/search-by-meaning.ts";
import type { Search } from "../top/find.tsx";

/** Finds the states, events and rules of one chart by what they mean. */
export const searchChart = (entry: Entry): Search =>
  searchByMeaning(
    chartPassages(entry, rules).map(({ text, also, kind, rules: asked, params }) => ({
      key: JSON.stringify(params),
      text,
      also,
      kind: kind === "rule" ? asked.join(", ") : kind,
      open: () => replaceParams(params),
    })),
  );

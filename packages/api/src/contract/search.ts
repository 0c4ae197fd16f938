import { SEARCH_KINDS } from "@marquee/domain/search/hit-kinds";
import { SearchHit } from "@marquee/domain/search/search.schema";
import { Schema } from "effect";
import { listQuery } from "../http/call.ts";
import { searchRoutes } from "../routes/search.ts";
import { one } from "./calls.ts";
import { group } from "./group.ts";

export const searchContract = group(searchRoutes, {
  find: one({
    summary:
      "What fits `q` of everything that the caller may see: five of each kind at most, or twenty of the one that is asked for",
    query: { q: listQuery.q, type: Schema.Literals(SEARCH_KINDS) },
    response: Schema.Array(SearchHit),
  }),
});

import type { PanelAct } from "@marquee/domain/search/actions";
import type { RecentEntry } from "@marquee/domain/search/rank";
import type { SearchHit, SearchKind } from "@marquee/domain/search/search.schema";

/** The kinds of what is found, and what is shown beside them. */
export type SectionKey = SearchKind | "actions" | "help" | "recent" | "server";

/** Something that fits what is typed, and where it leads. */
export interface FoundEntry extends RecentEntry {
  readonly section: SectionKey;
  /** The rank of its kind among equals. */
  readonly order: number;
  readonly status: SearchHit["status"];
  /** What it does in place of leading somewhere. */
  readonly act?: PanelAct["act"];
}

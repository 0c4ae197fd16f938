import type { KeywordEntry } from "@marquee/domain/items/sponsored-fields.schema";
import { it } from "vitest";
import { walkRows } from "../../../../testing/rows-walk.tsx";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { KeywordRowsView } from "./keyword-rows-dialog.tsx";

serveCalls(() => listResponse([]));

it("[MACH-C10] [MACH-C11] the keywords of a campaign show and offer what they must in every state, and every transition can be taken", () =>
  walkRows<KeywordEntry>("keywordRows", {
    dialog: (actor) => <KeywordRowsView actor={actor} />,
    field: "Keyword",
    offers: ["Keyword", "Category", "Bid, CAD"],
    add: "Add keyword",
    save: "Save keywords",
  }));

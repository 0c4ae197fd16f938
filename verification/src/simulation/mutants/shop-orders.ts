import {
  dropOperand,
  neverIf,
  removeStatement,
  setConstant,
  setProperty,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const TAKE = "platform/ingest/ingest-rows.ts";
const REFUSED = "reports/refused-rows.ts";

/** Mistakes about bills of shops that are amended. */
export const SHOP_ORDER_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A bill that was amended is refused, as it was delivered before.",
    file: TAKE,
    within: "deliveredKey",
    mutation: setConstant("version", "1 + 0 * versionOf(row)"),
    situation: "mixed",
  },
  {
    description: "The shop is not told that a newer version counts.",
    file: TAKE,
    within: "outdatedRows",
    mutation: neverIf("countedVersion"),
    situation: "mixed",
  },
  {
    description: "A report counts every version of a bill.",
    file: "reports/queries.ts",
    within: "currentFilter",
    mutation: dropOperand("isCurrent"),
    situation: "mixed",
  },
  {
    description: "An amended bill shows the orders of its first version.",
    file: "reports/handlers.ts",
    within: "reportHandlers",
    mutation: setConstant("version", "query.version ?? (sale ? 1 : undefined)"),
    situation: "mixed",
  },
  {
    description: "An older version that was refused late hides a newer one from staff.",
    file: REFUSED,
    within: "recordRefusedRows",
    mutation: setProperty("setWhere", "undefined"),
    situation: "mixed",
  },
  {
    // The two seldom meet between the one statement and the next.
    description: "Two deliveries about the same refused rows deadlock.",
    test: "reports/refused-rows.test.ts",
    file: REFUSED,
    within: "recordRefusedRows",
    mutation: removeStatement("holdRefusedRows"),
  },
];

import { insertBefore, neverIf, removeStatement } from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const STORE = "bills/store-bills.ts";

/** Mistakes about bills of shoppers that are amended while staff decide them. */
export const SHOPPER_BILL_MUTANTS: readonly SimulationMutant[] = [
  {
    description:
      "A version of a shopper's bill that comes late is not stored among the earlier ones.",
    file: STORE,
    within: "storeBill",
    mutation: insertBefore("if (row.version < current.version) return;", "isNewer", "receivedOn"),
    situation: "saving",
  },
  {
    description: "A decision of an earlier version of a bill decides the newest one.",
    file: "bills/review-bill.ts",
    within: "reviewBill",
    mutation: neverIf("version"),
    situation: "saving",
  },
  {
    description: "Two versions of a new bill are stored at the same moment.",
    file: STORE,
    within: "holdBills",
    mutation: removeStatement("execute"),
    situation: "saving",
  },
];

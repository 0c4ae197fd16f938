import {
  neverIf,
  removeFromChain,
  removeStatement,
  replaceString,
  setConstant,
} from "../../mutation/operators.ts";
import type { SimulationMutant } from "./simulation-mutant.ts";

const CREDIT = "invoices/credit-refunds.ts";
const RECORD = "payments/attempts/record-refunded.ts";
const RETURNED = "payments/refunds/record-returned.ts";

/** Mistakes about money that goes back after it was received: refunds by staff, disputes, and what comes back. */
export const AFTERMATH_MUTANTS: readonly SimulationMutant[] = [
  {
    description: "A refund that came back after it was done stays done.",
    file: RETURNED,
    within: "readReturned",
    mutation: replaceString("failed", `"never"`),
  },
  {
    description: "Staff are not told of a refund that came back.",
    file: RETURNED,
    within: "storeReturned",
    mutation: removeStatement("notifyOfFailure"),
  },
  {
    description: "The payer is not told of a refund that came back.",
    file: RETURNED,
    within: "readReturned",
    mutation: removeStatement("mailReturned"),
  },
  {
    description: "A campaign costs what was paid for it, whatever was credited since.",
    file: CREDIT,
    within: "creditRefunds",
    mutation: removeStatement("setPriceLeft"),
  },
  {
    description: "A campaign runs on although all that was paid for it is credited.",
    file: CREDIT,
    within: "creditRefunds",
    mutation: removeStatement("shortenCampaign"),
  },
  {
    description: "What was refunded at the provider has no credit note.",
    file: RECORD,
    within: "recordRefunded",
    mutation: setConstant("notes", "{ newest: null, voided: [] }"),
  },
  {
    description: "A lost dispute is not credited.",
    file: "payments/disputes/record-dispute.ts",
    within: "storeState",
    mutation: removeStatement("creditRefunds"),
  },
  {
    description: "A lost dispute is credited beyond what was paid.",
    file: CREDIT,
    within: "findCredited",
    mutation: setConstant("total", "(wholeCents(refunded) + found.lost * 2) / 100"),
  },
  {
    description: "A difference whose credit note is written stays open.",
    test: "reconciliation/settle-difference.test.ts",
    file: "reconciliation/credit-difference.ts",
    within: "writeCredit",
    mutation: neverIf("closeDifference"),
  },
  {
    description: "A difference whose fee is booked stays open.",
    test: "reconciliation/settle-difference.test.ts",
    file: "reconciliation/book-fee.ts",
    within: "close",
    mutation: neverIf("closeDifference"),
  },
  {
    description: "A process that sends refunds waits for those that another one takes.",
    test: "payments/attempts/lost-lease.test.ts",
    file: "payments/refunds/queries.ts",
    within: "leaseRefunds",
    mutation: removeFromChain("for"),
  },
  {
    description: "Two masters who decide one bill at once both decide it.",
    test: "bills/bills.test.ts",
    file: "bills/decide-bill.ts",
    within: "lockBill",
    mutation: removeFromChain("for"),
  },
];

import {
  BookDifference,
  BookMoneyOfDays,
  DifferenceDetails,
  DifferenceNote,
  DifferenceSettlement,
  MatchedLine,
  PayoutDay,
  Reconciliation,
  TaxTotal,
} from "@marquee/domain/reconciliation/difference.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { daysQuery, idParam } from "../http/call.ts";
import { reconciliationRoutes } from "../routes/reconciliation.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

const VIEW = { ability: "transactions.view" } as const;

export const reconciliationContract = group(reconciliationRoutes, {
  overview: one({
    summary: "When the books were compared with the providers, and what is open",
    access: VIEW,
    response: Reconciliation,
  }),
  compare: save({
    summary:
      "Request a comparison of the books with the providers; one that waits is not requested again",
    access: VIEW,
    response: Reconciliation,
  }),
  differences: list({
    summary: "Lines on which the books and a provider differ, those that are open longest first",
    access: VIEW,
    query: { companyId: idParam, closed: Flag },
    response: BookDifference,
    sorts: ["foundOn", "movedOn", "closedOn"],
  }),
  matched: list({
    summary: "Lines that the books and the providers have alike, the newest money first",
    access: VIEW,
    query: { companyId: idParam },
    response: MatchedLine,
    sorts: ["movedOn", "matchedOn"],
  }),
  byId: one({
    summary: "A difference with its history",
    access: VIEW,
    params: { id: idParam },
    response: DifferenceDetails,
  }),
  close: save({
    summary: "Close a difference with a note",
    access: VIEW,
    params: { id: idParam },
    body: DifferenceNote,
    response: BookDifference,
  }),
  settle: save({
    summary:
      "Settle a difference with what the provider has: write the credit note of its refund, or book its fee",
    access: VIEW,
    params: { id: idParam },
    body: DifferenceSettlement,
    response: BookDifference,
  }),
  money: one({
    summary: "What providers received, what became of it, and what the books say, by currency",
    access: VIEW,
    query: daysQuery,
    response: BookMoneyOfDays,
  }),
  payoutDays: list({
    summary:
      "What providers received, charged and paid out, by day, payout and currency, the newest first",
    access: VIEW,
    query: daysQuery,
    response: PayoutDay,
    sorts: ["day"],
  }),
  taxTotals: list({
    summary: "Taxes of a period by province or state and rate, less what was credited",
    access: VIEW,
    query: { ...daysQuery, companyId: idParam },
    response: TaxTotal,
    sorts: ["region"],
  }),
});

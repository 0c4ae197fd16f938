import { rejectionText } from "../bills/bill-rejection.ts";
import type { BillStatus, RejectReason } from "../bills/bill.schema.ts";
import { sourceText, type NameOf } from "./audited-fact.ts";
import type { CaseFact } from "./case.schema.ts";
import { BILL_STATES } from "./stored-states.ts";

/** What is stored of one bill. */
export interface StoredBill {
  readonly userId: string;
  readonly status: BillStatus;
  readonly createdOn: string;
  readonly updatedBy: string | null;
  readonly updatedOn: string | null;
  readonly rejectReason: RejectReason | null;
  readonly rejectNote: string | null;
  readonly ratings: number;
  readonly files: number;
}

/** What became of a bill: it came, and was decided once (CASE-P2). */
export function billFacts(bill: StoredBill, nameOf: NameOf) {
  const { status, updatedOn, updatedBy, rejectReason, rejectNote } = bill;
  const counts = [...sourceText(bill.ratings, "rating"), ...sourceText(bill.files, "file")];
  const came: CaseFact = {
    at: bill.createdOn,
    state: BILL_STATES.N,
    text: "Sent in by a shopper",
    detail: counts.join(", "),
    who: { kind: "user", name: nameOf(bill.userId) },
  };
  const decided: readonly CaseFact[] =
    status === "N" || updatedOn === null
      ? []
      : [
          {
            at: updatedOn,
            state: BILL_STATES[status],
            text: status === "A" ? "Approved" : "Rejected",
            detail:
              rejectReason === null
                ? ""
                : rejectionText({ reason: rejectReason, note: rejectNote ?? "" }),
            who: { kind: "user", name: updatedBy ?? "" },
          },
        ];
  return { facts: [came, ...decided], sources: ["1 bill", ...counts] };
}

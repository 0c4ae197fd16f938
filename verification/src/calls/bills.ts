import { callAbout, ofBranch, ofCompany, ofRow, showing, type KnownCalls } from "./known-call.ts";

const showsBill = showing("bills.view");

export const billCalls: KnownCalls<"bills"> = {
  byCompany: showsBill(ofCompany({ status: "N" })),
  byBranch: showsBill(ofBranch({ status: "N" })),
  review: callAbout("row", ({ billId }) => ({
    params: { id: billId, status: "A", decision: "Approve" },
    body: null,
  })),
  history: showsBill(ofRow("billId")),
  versions: showsBill(ofRow("billId")),
  ratings: showsBill(ofRow("billId")),
};

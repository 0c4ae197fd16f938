import { ofCompanyId, ofRow, showing, type KnownCalls } from "./known-call.ts";

const showsTransaction = showing("transactions.view");

export const transactionCalls: KnownCalls<"transactions"> = {
  byCompany: showsTransaction(ofCompanyId()),
  byBranch: showsTransaction(ofRow("storeId")),
};

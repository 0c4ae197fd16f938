import type { HandlersOf } from "../platform/http/handlers.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { listByBranch } from "../stores/list-by-branch.ts";
import { listTransactions } from "./queries.ts";

export const transactionHandlers: HandlersOf<"transactions"> = {
  byCompany: listByCompany("id", listTransactions),
  byBranch: listByBranch("id", listTransactions),
};

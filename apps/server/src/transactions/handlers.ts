import type { HandlersOf } from "../platform/http/handlers.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import { listTransactions } from "./queries.ts";

export const transactionHandlers: HandlersOf<"transactions"> = {
  byCompany: listInside("id", inCompany, listTransactions),
  byBranch: listInside("id", inBranch, listTransactions),
};

import { read } from "../http/route.ts";

export const transactionRoutes = {
  byCompany: read("/getCompanyTransactions/:id"),
  byBranch: read("/getCompanyBranchTransactions/:id"),
} as const;

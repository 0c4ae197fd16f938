import { read } from "../http/route.ts";

export const productRoutes = {
  byCompany: read("/getCompanyProduct/:companyId/:status"),
  byBranch: read("/getCompanyBranchProduct/:storeId/:status"),
} as const;

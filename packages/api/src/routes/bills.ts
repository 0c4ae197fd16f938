import { read, write } from "../http/route.ts";

export const billRoutes = {
  byCompany: read("/billsByCompany/list/:companyId/:status"),
  byBranch: read("/billsByBranch/list/:storeId/:status"),
  review: write("/bills/status/:status/:decision/:id/:encEmail"),
  history: read("/billHistory/:id"),
  versions: read("/billVersions/:id"),
  ratings: read("/ratingByBillId/:id"),
} as const;

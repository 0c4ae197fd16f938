import { extension, read, write } from "../http/route.ts";

export const billRoutes = {
  byCompany: read("/billsByCompany/list/:companyId/:status"),
  byBranch: read("/billsByBranch/list/:storeId/:status"),
  review: write("/bills/status/:status/:decision/:id/:encEmail"),
  history: extension(read("/billHistory/:id")),
  versions: extension(read("/billVersions/:id")),
  ratings: read("/ratingByBillId/:id"),
} as const;

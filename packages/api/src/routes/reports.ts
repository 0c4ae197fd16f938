import { extension, read } from "../http/route.ts";

export const reportRoutes = {
  conversion: read("/stores/getStoreShopifyBillReport/:companyId/:storeId/:from/:to"),
  summary: extension(read("/conversionSummary/:companyId/:storeId/:from/:to")),
  billById: extension(read("/conversionBill/:id")),
  billVersions: extension(read("/conversionBillVersions/:id")),
  ordersByBill: read("/getShopifyOrderByBill/:id"),
  refusedRows: extension(read("/refusedRows")),
} as const;

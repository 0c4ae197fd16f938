import { read } from "../http/route.ts";

export const reportRoutes = {
  conversion: read("/stores/getStoreShopifyBillReport/:companyId/:storeId/:from/:to"),
  summary: read("/conversionSummary/:companyId/:storeId/:from/:to"),
  billById: read("/conversionBill/:id"),
  billVersions: read("/conversionBillVersions/:id"),
  ordersByBill: read("/getShopifyOrderByBill/:id"),
  refusedRows: read("/refusedRows"),
} as const;

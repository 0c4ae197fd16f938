import { read } from "../http/route.ts";

export const reportRoutes = {
  conversion: read("/stores/getStoreShopifyBillReport/:companyId/:storeId/:from/:to"),
  ordersByBill: read("/getShopifyOrderByBill/:id"),
} as const;

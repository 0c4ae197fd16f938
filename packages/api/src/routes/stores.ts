import { read } from "../http/route.ts";

export const storeRoutes = {
  byCompany: read("/stores/getStoreByCompany/:companyId"),
  byId: read("/stores/getStoreById/:id"),
} as const;

import { read } from "../http/route.ts";

export const companyRoutes = {
  all: read("/companies/getAllCompany/:encEmail"),
} as const;

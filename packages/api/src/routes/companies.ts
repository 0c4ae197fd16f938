import { extension, read, write } from "../http/route.ts";

export const companyRoutes = {
  all: read("/companies/getAllCompany/:encEmail"),
  create: write("/companies/:encEmail"),
  update: write("/companies/update/:encEmail"),
  byUser: read("/companies/getCompany/:encEmail"),
  byId: read("/getCompanyById/:id"),
  history: extension(read("/companyHistory/:id")),
  nameExists: read("/checkCompanyExist/:name"),
  corporationIdExists: read("/checkCorpIdExist/:corporationId"),
} as const;

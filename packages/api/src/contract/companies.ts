import { Company } from "@marquee/domain/companies/company.schema";
import { emailParam, listQuery, signedInErrors } from "../http/call.ts";
import { companyRoutes } from "../routes/companies.ts";
import { group } from "./group.ts";

export const companyContract = group(companyRoutes, {
  all: {
    summary: "The companies the caller may choose from",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam },
    query: listQuery,
    response: Company,
    list: true,
    errors: signedInErrors,
  },
});

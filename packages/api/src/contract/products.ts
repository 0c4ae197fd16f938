import { StatusFilter } from "@marquee/domain/offers/offer.schema";
import { ProductSummary } from "@marquee/domain/products/product.schema";
import { idParam, listQuery, signedInErrors } from "../http/call.ts";
import { productRoutes } from "../routes/products.ts";
import { group } from "./group.ts";

export const productContract = group(productRoutes, {
  byCompany: {
    summary: "Products of a company by status, with the count of every status",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam, status: StatusFilter },
    query: { ...listQuery, storeId: idParam },
    response: ProductSummary,
    list: true,
    errors: signedInErrors,
  },
  byBranch: {
    summary: "Products of a branch by status, with the count of every status",
    source: "specification",
    access: "signedIn",
    params: { storeId: idParam, status: StatusFilter },
    query: listQuery,
    response: ProductSummary,
    list: true,
    errors: signedInErrors,
  },
});

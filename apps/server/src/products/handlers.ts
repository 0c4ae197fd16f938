import type { HandlersOf } from "../platform/http/handlers.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { listByBranch } from "../stores/list-by-branch.ts";
import { listProducts } from "./queries.ts";

export const productHandlers: HandlersOf<"products"> = {
  byCompany: listByCompany("companyId", listProducts),
  byBranch: listByBranch("storeId", listProducts),
};

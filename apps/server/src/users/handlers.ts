import type { HandlersOf } from "../platform/http/handlers.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { listUsers } from "./queries.ts";

export const userHandlers: HandlersOf<"users"> = {
  byCompany: listByCompany("companyId", listUsers),
};

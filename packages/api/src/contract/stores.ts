import { Store } from "@marquee/domain/stores/store.schema";
import { idParam, listQuery, signedInErrors } from "../http/call.ts";
import { storeRoutes } from "../routes/stores.ts";
import { group } from "./group.ts";

export const storeContract = group(storeRoutes, {
  byCompany: {
    summary: "The branches of a company",
    source: "specification",
    access: "signedIn",
    params: { companyId: idParam },
    query: listQuery,
    response: Store,
    list: true,
    errors: signedInErrors,
  },
  byId: {
    summary: "One branch; forms read its marketPlace",
    source: "specification",
    access: "signedIn",
    params: { id: idParam },
    response: Store,
    errors: signedInErrors,
  },
});

import { EVERY_COMPANY } from "@marquee/api/http/path";
import { quotedPrivilege } from "@marquee/domain/access/titles";
import { forbidden, type Refusal } from "../refusal/refusal.ts";
import { actsAcross, reaches, type Scope } from "./scope.ts";

const NOT_ALL = `Only a master user, an agent user or a user with the privilege ${quotedPrivilege("VIEW_ALL_COMPANY")} can see all companies.`;
const NOT_YOURS = "You can see your own company only.";

/** The company a path names (TEN-3, TEN-4), or `null` for all of them. Foreign and unknown companies are refused alike. */
export function namedCompany(
  scope: Scope,
  companyId: string,
): { readonly id: string | null } | Refusal {
  if (companyId === EVERY_COMPANY) return actsAcross(scope) ? { id: null } : forbidden(NOT_ALL);
  return reaches(scope, companyId) ? { id: companyId } : forbidden(NOT_YOURS);
}

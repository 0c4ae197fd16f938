import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";

/** What a person of one company may reach; `storeId` null means every branch of it. */
export interface CompanyScope {
  readonly kind: "company";
  readonly companyId: string;
  readonly storeId: string | null;
}
/** Staff: every company. */
export interface StaffScope {
  readonly kind: "staff";
}
/** The system itself: webhooks, the sweeper, demonstration data. No person ever gets it. */
export interface SystemScope {
  readonly kind: "system";
}
/** Nobody yet: only what is public. */
export interface PublicScope {
  readonly kind: "public";
}
export type Scope = CompanyScope | StaffScope | SystemScope | PublicScope;

export const SYSTEM: SystemScope = { kind: "system" };
export const PUBLIC: PublicScope = { kind: "public" };
const STAFF: StaffScope = { kind: "staff" };

/** The scope of a signed-in person. `privileged` is the domain's word on acting across companies. */
export function scopeOf(user: LoggedUser, privileged: boolean): Scope {
  if (privileged) return STAFF;
  return user.companyId
    ? { kind: "company", companyId: user.companyId, storeId: user.storeId }
    : PUBLIC;
}

/** Whether a row of this company and branch lies inside the scope. */
export function reaches(scope: Scope, companyId: string, storeId?: string | null): boolean {
  if (scope.kind === "staff" || scope.kind === "system") return true;
  if (scope.kind === "public" || scope.companyId !== companyId) return false;
  return (
    scope.storeId === null || storeId === undefined || storeId === null || scope.storeId === storeId
  );
}

import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";

/** Whose scope it is, by e-mail: what is tied to a user alone is theirs, whichever company they are in. */
interface OfPerson {
  readonly person?: string;
}

/** What a user of one company may reach; `storeId` null means every branch of it. */
export interface CompanyScope extends OfPerson {
  readonly kind: "company";
  readonly companyId: string;
  readonly storeId: string | null;
}
/** Staff: every company. */
export interface StaffScope {
  readonly kind: "staff";
}
/** The system itself: webhooks, the sweeper, demonstration data. No user ever gets it. */
export interface SystemScope {
  readonly kind: "system";
}
/** A caller who is not signed in, or a user without a company: only what is public, and what is their own. */
export interface PublicScope extends OfPerson {
  readonly kind: "public";
}
export type Scope = CompanyScope | StaffScope | SystemScope | PublicScope;

export const SYSTEM: SystemScope = { kind: "system" };
export const PUBLIC: PublicScope = { kind: "public" };
const STAFF: StaffScope = { kind: "staff" };

/** The scope of a signed-in user. `privileged` is the domain's decision on acting across companies. */
export function scopeOf(user: LoggedUser, privileged: boolean): Scope {
  if (privileged) return STAFF;
  const { companyId, storeId, email: person } = user;
  return companyId ? { kind: "company", companyId, storeId, person } : { kind: "public", person };
}

/** Whether the scope holds the rows of every company and user. */
export const actsAcross = (scope: Scope): scope is StaffScope | SystemScope =>
  scope.kind === "staff" || scope.kind === "system";

/** Whose scope it is; null for one without a user. */
export const scopeEmail = (scope: Scope): string | null =>
  scope.kind === "company" || scope.kind === "public" ? (scope.person ?? null) : null;

/** Whether what is this user's alone lies inside the scope. */
export const reachesPerson = (scope: Scope, person: string): boolean =>
  actsAcross(scope) || scopeEmail(scope) === person;

/** Whether a row of this company and branch lies inside the scope. */
export function reaches(scope: Scope, companyId: string, storeId?: string | null): boolean {
  if (actsAcross(scope)) return true;
  if (scope.kind === "public" || scope.companyId !== companyId) return false;
  return (
    scope.storeId === null || storeId === undefined || storeId === null || scope.storeId === storeId
  );
}

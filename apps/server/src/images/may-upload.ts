import { given } from "@marquee/api/http/path";
import type { Ability } from "@marquee/domain/access/ability";
import { can, type Resource } from "@marquee/domain/access/can";
import { categoryExists } from "../categories/queries.ts";
import { companyExists } from "../companies/queries.ts";
import { forbidden, notFound, Refusal } from "../platform/http/refusal.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { findProductPlace } from "../products/queries.ts";
import { branchExists } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import type { Within } from "../platform/tenancy/work.ts";

/** Why the picture may not be sent; null where it may. */
type Refused = Refusal | null;

const lacks = ({ user }: SignedInRequest, ability: Ability, resource: Resource = {}): Refused => {
  const answer = can(user, ability, resource);
  return answer.allowed ? null : forbidden(answer.reason);
};

/** Looks something up as the caller; what is not there for them is not found. */
async function mustFind(
  request: SignedInRequest,
  look: (within: Within) => Promise<boolean>,
): Promise<Refused> {
  const { scope } = request;
  const found = await request.transaction((tx) => look({ tx, scope }));
  return found ? null : notFound();
}

interface Place {
  readonly companyId: string;
  readonly storeId: string;
}

/** Who may edit the offer may send its picture, also before company and branch are chosen (IMAGE-A1). */
export async function mayUploadOffer(request: SignedInRequest, place: Place): Promise<Refused> {
  const [companyId, storeId] = [given(place.companyId), given(place.storeId)];
  const refused = lacks(request, "offers.edit", { companyId, storeId });
  if (refused || companyId === null || storeId === null) return refused;
  return mustFind(request, (within) => branchExists(within, companyId, storeId));
}

/**
 * A logo: of a branch by who may edit that, of a company by who may edit it or add a branch to it, of a company that is
 * not made yet by who may add one (IMAGE-A3).
 */
export async function mayUploadCompany(request: SignedInRequest, place: Place): Promise<Refused> {
  const [companyId, storeId] = [given(place.companyId), given(place.storeId)];
  if (companyId === null) return lacks(request, "companies.add");
  const named = namedCompany(request.scope, companyId);
  if (named instanceof Refusal) return named;
  if (storeId === null)
    return (
      (lacks(request, "companies.edit", { companyId }) &&
        lacks(request, "stores.addBranch", { companyId })) ??
      mustFind(request, (within) => companyExists(within, companyId))
    );
  return (
    lacks(request, "stores.edit", { companyId, storeId }) ??
    mustFind(request, (within) => branchExists(within, companyId, storeId))
  );
}

/** The picture of a category: a master's, for one that is there or about to be made (IMAGE-A4). */
export async function mayUploadCategory(request: SignedInRequest, id: string): Promise<Refused> {
  const categoryId = given(id);
  const refused = lacks(request, "categories.manage");
  if (refused || categoryId === null) return refused;
  return mustFind(request, ({ tx }) => categoryExists(tx, categoryId));
}

/** The picture of a product or variant, by who may edit it where it belongs (IMAGE-A4). */
export async function mayUploadProduct(
  request: SignedInRequest,
  ability: "products.edit" | "variants.edit",
  id: string,
): Promise<Refused> {
  const { scope } = request;
  const productId = given(id);
  const refused = lacks(request, ability);
  if (refused || productId === null) return refused;
  const place = await request.transaction((tx) => findProductPlace({ tx, scope }, productId));
  return place ? lacks(request, ability, place) : notFound();
}

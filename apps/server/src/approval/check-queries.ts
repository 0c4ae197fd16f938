import type { BranchCheckFacts, SharedTrait } from "@marquee/domain/approval/branch-checks.schema";
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { PUBLIC_KINDS } from "../images/image-kinds.ts";
import { isAmong } from "../platform/database/is-among.ts";
import { imageUpload } from "../platform/images/image-upload-table.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { appUser, company, offer, product, state, store, userEntry } from "../schema/schema.ts";

/** The most other companies that are named. */
const MOST_ALIKE = 5;
/** The most offers and products whose images are compared: the newest ones. */
const NEWEST_OFFERS = 100;
const NEWEST_PRODUCTS = 200;

const storeState = alias(state, "store_state");

/** A branch as far as it is checked. */
export async function findChecked({ tx, scope }: TransactionContext, id: string) {
  const [row] = await tx
    .select({
      companyId: store.companyId,
      countryId: store.countryId,
      stateName: state.name,
      postalCode: store.pincode,
      isphysical: store.isphysical,
      isSameAddress: store.isSameAddress,
      storeCountryId: store.storeCountryId,
      storeStateName: storeState.name,
      storePostalCode: store.storePincode,
      websiteUrl: store.websiteUrl,
      logo: store.companyLogo,
    })
    .from(store)
    .innerJoin(state, eq(state.id, store.stateId))
    .leftJoin(storeState, eq(storeState.id, store.storeStateId))
    .where(and(inScope(scope, store.companyId, store.id), eq(store.id, id)));
  return row;
}

/** The user who acts for a company: who signed it up, else the first who was added. Users who may not sign in are left out. */
export async function findAccount(
  { tx, scope }: TransactionContext,
  companyId: string,
): Promise<BranchCheckFacts["account"]> {
  const [row] = await tx
    .select({
      email: appUser.email,
      name: appUser.name,
      isShopify: appUser.isShopify,
      lastSignInOn: userEntry.lastSignInOn,
      createdBy: appUser.createdBy,
    })
    .from(appUser)
    .leftJoin(userEntry, eq(userEntry.email, appUser.email))
    .where(
      and(
        inScope(scope, appUser.companyId),
        eq(appUser.companyId, companyId),
        isNull(appUser.endedOn),
      ),
    )
    .orderBy(asc(appUser.agreedOn), asc(appUser.createdOn), asc(appUser.email))
    .limit(1);
  return row ?? null;
}

export interface Alike {
  readonly companyId: string;
  readonly traits: readonly SharedTrait[];
}

/** The other companies that have something of the branch; those that have most of it first. The policies are asked there. */
export async function findAlike({ tx }: TransactionContext, storeId: string): Promise<Alike[]> {
  const { rows } = await tx.execute<{ companyId: string; traits: SharedTrait[] }>(
    sql`select alike_id as "companyId", kinds as traits from marquee_alike(${storeId}, ${MOST_ALIKE})`,
  );
  return rows;
}

/** The digests by which images are stored (IMAGE-K1): the same content has the same, whatever it is shown for. */
const digestsOf = (paths: readonly (string | null)[]): readonly string[] => [
  ...new Set(paths.flatMap((path) => /[0-9a-f]{32}(?=\.webp$)/u.exec(path ?? "")?.[0] ?? [])),
];

/** The digests of the images that a branch shows on its newest offers and products. */
export async function shownDigests(
  { tx, scope }: TransactionContext,
  storeId: string,
  logo: string | null,
): Promise<readonly string[]> {
  const offers = await tx
    .select({ path: offer.fullImage })
    .from(offer)
    .where(
      and(
        inScope(scope, offer.companyId, offer.storeId),
        eq(offer.storeId, storeId),
        isNotNull(offer.fullImage),
      ),
    )
    .orderBy(desc(offer.createdOn))
    .limit(NEWEST_OFFERS);
  const products = await tx
    .select({ paths: product.images })
    .from(product)
    .where(and(inScope(scope, product.companyId, product.storeId), eq(product.storeId, storeId)))
    .orderBy(desc(product.createdOn))
    .limit(NEWEST_PRODUCTS);
  return digestsOf([
    logo,
    ...offers.map(({ path }) => path),
    ...products.flatMap(({ paths }) => paths),
  ]);
}

/** How many of these images which other companies have sent, too, by the record of uploads (IMAGE-A7). */
export async function findSenders(
  { tx, scope }: TransactionContext,
  companyId: string,
  digests: readonly string[],
): Promise<readonly { readonly companyId: string | null; readonly images: number }[]> {
  if (digests.length === 0) return [];
  const names = PUBLIC_KINDS.flatMap((kind) => digests.map((digest) => `${kind}/${digest}.webp`));
  const images = sql<number>`count(distinct right(${imageUpload.name}, 37))`.mapWith(Number);
  return tx
    .select({ companyId: imageUpload.companyId, images })
    .from(imageUpload)
    .where(
      and(
        inScope(scope, imageUpload.companyId),
        isAmong(imageUpload.name, names),
        ne(imageUpload.companyId, companyId),
      ),
    )
    .groupBy(imageUpload.companyId)
    .orderBy(desc(images), asc(imageUpload.companyId))
    .limit(MOST_ALIKE);
}

/** The names of companies of the scope, by their ids. */
export async function companyNames(
  { tx, scope }: TransactionContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: company.id, name: company.name })
    .from(company)
    .where(and(inScope(scope, company.id), isAmong(company.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

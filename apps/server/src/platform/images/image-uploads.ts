import { and, eq, inArray, or } from "drizzle-orm";
import type pg from "pg";
import type { Tx } from "../database/typed.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { imageUpload } from "./image-upload-table.ts";

/** The sender of an image: an e-mail, and the company they belong to; null for staff without one. */
export interface Sender {
  readonly person: string;
  readonly companyId: string | null;
}

/** The sender of the logo of a sign-up, who has no account yet. */
export const SIGNED_OUT_SENDER: Sender = { person: "", companyId: null };

/** The transaction in which images are looked up, and the sender they are looked up for. */
export interface ImageContext {
  readonly tx: Tx;
  readonly user: { readonly email: string };
}

/** Records that a user has sent an image that is stored (IMAGE-A7). */
export const recordUpload = (
  pool: pg.Pool,
  name: string,
  { person, companyId }: Sender,
): Promise<unknown> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .insert(imageUpload)
      .values({ name, person, companyId })
      .onConflictDoUpdate({
        target: [imageUpload.name, imageUpload.person],
        set: { companyId },
      }),
  );

/** Which of these images the company, or the caller themself, has sent. */
export async function sentImages(
  { tx, user }: ImageContext,
  names: readonly string[],
  companyId: string | null,
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const bySender = or(
    eq(imageUpload.person, user.email),
    companyId === null ? undefined : eq(imageUpload.companyId, companyId),
  );
  const rows = await tx
    .selectDistinct({ name: imageUpload.name })
    .from(imageUpload)
    .where(and(inArray(imageUpload.name, [...names]), bySender));
  return new Set(rows.map(({ name }) => name));
}

import { sql, type SQL } from "drizzle-orm";
import {
  billFile,
  catalogItem,
  category,
  company,
  offer,
  onboardingDraft,
  product,
  store,
} from "../schema/schema.ts";

/** Every column that shows images. Saving a row locks them by a trigger (migration `images`): a column added here needs one. */
export const SHOWING = [
  offer.fullImage,
  product.images,
  company.logo,
  store.companyLogo,
  category.image,
  billFile.image,
  catalogItem.image,
  onboardingDraft.companyLogo,
] as const;

/** Whatever precedes it, address or path: the name of a stored image is the end. */
const NAME = sql.raw(`'[a-z]+/[0-9a-f]{32}\\.webp$'`);

/** The names of all images that some row shows, some of them more than once. */
export function shownImages(): SQL {
  const each = SHOWING.map((column) => {
    const path = column.getSQLType().endsWith("[]") ? sql`unnest(${column})` : sql`${column}`;
    return sql`select ${path} as path from ${column.table}`;
  });
  return sql`select substring(path from ${NAME}) as name from (${sql.join(each, sql` union all `)}) as shown_path`;
}

import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** What two companies are compared by, in the columns of a table (STORE-A20). */
interface TraitColumns {
  readonly name: SQLWrapper;
  readonly street: SQLWrapper;
  readonly code: SQLWrapper;
  readonly otherStreet: SQLWrapper;
  readonly otherCode: SQLWrapper;
  readonly phone: SQLWrapper;
  readonly email: SQLWrapper;
  readonly website: SQLWrapper;
  readonly logo: SQLWrapper;
}

/** What another company is found by. `marquee_alike` of the database has the same calls, which the indexes serve. */
export const traitsOf = (columns: TraitColumns): SQL => {
  const { name, street, code, otherStreet, otherCode, phone, email, website, logo } = columns;
  return sql`marquee_traits(${name}, ${street}, ${code}, ${otherStreet}, ${otherCode}, ${phone}, ${email}, ${website}, ${logo})`;
};

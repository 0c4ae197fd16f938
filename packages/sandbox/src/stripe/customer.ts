import { seconds } from "../clock.ts";
import { firstRow, onlyRow, type Queryable } from "../database/queryable.ts";
import { record, text, type Form } from "./form.ts";
import { newId } from "./ids.ts";
import { missing } from "./stripe-error.ts";
import type { Work } from "./work.ts";

export interface CustomerRow {
  id: string;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Record<string, string>;
  created_at: Date;
}

/** A customer as the API shows it; fields that are not set are null. */
export const customerView = (row: CustomerRow) => ({
  id: row.id,
  object: "customer",
  created: seconds(row.created_at),
  livemode: false,
  email: row.email,
  name: row.name,
  description: row.description,
  metadata: row.metadata,
});

/** Returns a customer, or throws a `resource_missing` (404) that names `param`. */
export async function customerById(db: Queryable, id: string, param = "id"): Promise<CustomerRow> {
  const row = await firstRow<CustomerRow>(
    db,
    "select * from sandbox.stripe_customer where id = $1",
    [id],
  );
  if (!row) throw missing("customer", id, param);
  return row;
}

/** Stores a customer; fields that are absent or empty are null. */
export async function createCustomer(work: Work, form: Form): Promise<CustomerRow> {
  return onlyRow<CustomerRow>(
    work.tx,
    `insert into sandbox.stripe_customer (id, email, name, description, metadata, created_at)
     values ($1, $2, $3, $4, $5, $6) returning *`,
    [
      newId("cus"),
      text(form, "email") || null,
      text(form, "name") || null,
      text(form, "description") || null,
      record(form, "metadata"),
      work.now,
    ],
  );
}

/** Changes the fields that are sent; an empty one is cleared. One statement, so that of two changes at once none is lost. */
export async function updateCustomer(work: Work, id: string, form: Form): Promise<CustomerRow> {
  const row = await firstRow<CustomerRow>(
    work.tx,
    `update sandbox.stripe_customer set email = nullif(coalesce($2, email), ''),
       name = nullif(coalesce($3, name), ''), description = nullif(coalesce($4, description), ''),
       metadata = metadata || $5::jsonb
     where id = $1 returning *`,
    [
      id,
      text(form, "email"),
      text(form, "name"),
      text(form, "description"),
      record(form, "metadata"),
    ],
  );
  if (!row) throw missing("customer", id, "id");
  return row;
}

import type { Page } from "@marquee/api/http/call";
import type { TaxTotal } from "@marquee/domain/reconciliation/difference.schema";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { namedDays, onDays } from "../platform/lists/days.ts";
import { holdsText, pageRange, type ListQuery } from "../platform/lists/list-query.ts";
import { creditNote, invoice, state, store } from "../schema/schema.ts";

type Query = ListQuery & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly companyId?: string | undefined;
};

/** Each tax of a receipt with its rate: what the total holds beyond the named ones is `other`. */
const PARTS = sql`(values
  ('gst', (r.tax ->> 'gst')::numeric), ('hst', (r.tax ->> 'hst')::numeric),
  ('pst', (r.tax ->> 'pst')::numeric), ('qst', (r.tax ->> 'qst')::numeric),
  ('other', (r.tax ->> 'totalTax')::numeric - coalesce((r.tax ->> 'gst')::numeric, 0) - coalesce((r.tax ->> 'hst')::numeric, 0)
    - coalesce((r.tax ->> 'pst')::numeric, 0) - coalesce((r.tax ->> 'qst')::numeric, 0))
) part (tax, rate)`;

/** Invoices with their place and what their receipts say of taxes: each receipt, which is long, is opened once. */
const RECEIPTS = sql`
  ${invoice} join ${store} s on s.company_id = ${invoice.companyId} and s.id = ${invoice.storeId}
  join ${state} p on p.id = s.state_id
  cross join lateral jsonb_to_record(${invoice.receipt}) opened (basis jsonb, "taxParts" jsonb, subtotal numeric, discount numeric)`;
const REGION = sql`s.country_id, p.name as region, opened.basis -> 'tax' as tax`;
const chargedTax = (part: string) =>
  sql`sum((opened."taxParts" ->> ${sql.raw(`'${part}'`)})::numeric)`;

interface Row extends Omit<TaxTotal, "id"> {
  readonly total: number;
}

/** Taxes of a period by province or state and rate: of invoices by their day, less credit notes by theirs (RECONCILE-R2). */
export async function listTaxTotals(tx: Tx, query: Query): Promise<Page<TaxTotal>> {
  const { limit, offset } = pageRange(query);
  const days = namedDays(query);
  const issued = onDays(invoice.createdOn, days) ?? sql`true`;
  const ofCompany =
    query.companyId === undefined ? sql`true` : eq(invoice.companyId, query.companyId);
  const credited = onDays(creditNote.createdOn, days) ?? sql`true`;
  const voided = onDays(creditNote.voidedOn, days) ?? sql`true`;
  const order = query.sort === "-region" ? sql`desc` : sql`asc`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    with charged as (
      select ${REGION}, count(*) as invoices, sum(opened.subtotal - opened.discount) as taxable,
        ${chargedTax("gst")} as gst, ${chargedTax("hst")} as hst, ${chargedTax("pst")} as pst, ${chargedTax("qst")} as qst, ${chargedTax("other")} as other
      from ${RECEIPTS} where ${ofCompany} and ${issued} group by 1, 2, 3
    ), credit as (
      select ${REGION}, line ->> 'id' as id, abs((line ->> 'amount')::numeric) * ((${credited})::int - (${creditNote.voidedOn} is not null and ${voided})::int) as amount
      from ${creditNote} join (${RECEIPTS}) on ${invoice.id} = ${creditNote.invoiceKey}
        cross join lateral jsonb_array_elements(${creditNote.lines}) line
      where ${ofCompany} and ((${credited}) or (${creditNote.voidedOn} is not null and ${voided}))
    ), line as (
      select r.country_id, r.region, part.tax, part.rate, r.invoices, r.taxable, (to_jsonb(r) ->> part.tax)::numeric as charged, 0 as credited
      from charged r cross join lateral ${PARTS}
      union all
      select r.country_id, r.region, part.tax, part.rate, 0, 0, 0, r.amount
      from credit r cross join lateral ${PARTS} where r.id = part.tax
    )
    select case country_id when 'US' then 'United States' else 'Canada' end as country, region, tax, rate::float8 as rate, sum(invoices)::int as invoices, sum(taxable)::float8 as taxable,
      sum(charged)::float8 as charged, sum(credited)::float8 as credited, (sum(charged) - sum(credited))::float8 as due,
      (count(*) over ())::int as total
    from line where rate > 0 and ${holdsText(query.q, [sql`region`]) ?? sql`true`}
    group by country_id, region, tax, rate
    order by region ${order}, tax, rate limit ${limit} offset ${offset}`);
  return {
    rows: rows.map(({ total: _total, ...row }) => ({
      ...row,
      id: [row.country, row.region, row.tax, row.rate].join(" "),
    })),
    total: rows[0]?.total ?? 0,
  };
}

import type { Page } from "@marquee/api/http/call";
import type { TaxTotal } from "@marquee/domain/reconciliation/difference.schema";
import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { namedDays, onDays } from "../platform/lists/days.ts";
import { pageRange, type ListQuery } from "../platform/lists/list-query.ts";
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

/** The receipt of an invoice with its place. */
const RECEIPTS = sql`
  (select i.id, i.company_id, i.created_on, s.country_id, p.name as region, i.receipt -> 'basis' -> 'tax' as tax, i.receipt -> 'taxParts' as parts,
    (i.receipt ->> 'subtotal')::numeric - (i.receipt ->> 'discount')::numeric as taxable
   from ${invoice} i join ${store} s on s.company_id = i.company_id and s.id = i.store_id join ${state} p on p.id = s.state_id
   where i.receipt -> 'basis' ->> 'tax' is not null) r`;

interface Row extends Omit<TaxTotal, "id"> {
  readonly total: number;
}

/** Taxes of a period by province or state and rate: of invoices by their day, less credit notes by theirs (RECONCILE-R2). */
export async function listTaxTotals(tx: Tx, query: Query): Promise<Page<TaxTotal>> {
  const { limit, offset } = pageRange(query);
  const days = namedDays(query);
  const issued = onDays(invoice.createdOn, days) ?? sql`true`;
  const ofCompany =
    query.companyId === undefined ? sql`true` : sql`r.company_id = ${query.companyId}`;
  const credited = onDays(creditNote.createdOn, days) ?? sql`true`;
  const order = query.sort === "-region" ? sql`desc` : sql`asc`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    with line as (
      select r.country_id, r.region, part.tax, part.rate, 1 as invoices, r.taxable, (r.parts ->> part.tax)::numeric as charged, 0 as credited
      from ${RECEIPTS} cross join lateral ${PARTS}
      where ${ofCompany} and r.id in (select ${invoice.id} from ${invoice} where ${issued})
      union all
      select r.country_id, r.region, part.tax, part.rate, 0, 0, 0, abs((credit ->> 'amount')::numeric)
      from ${creditNote} join ${RECEIPTS} on r.id = ${creditNote.invoiceKey}
        cross join lateral ${PARTS} cross join lateral jsonb_array_elements(${creditNote.lines}) credit
      where ${creditNote.voidedOn} is null and ${ofCompany} and ${credited} and credit ->> 'id' = part.tax
    )
    select case country_id when 'US' then 'United States' else 'Canada' end as country, region, tax, rate::float8 as rate, sum(invoices)::int as invoices, sum(taxable)::float8 as taxable,
      sum(charged)::float8 as charged, sum(credited)::float8 as credited, (sum(charged) - sum(credited))::float8 as due,
      (count(*) over ())::int as total
    from line where rate > 0 and position(lower(${query.q ?? ""}) in lower(region)) > 0
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

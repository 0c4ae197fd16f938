import { toMoney } from "./money.ts";
import { badRequest } from "./paypal-error.ts";
import type { PayPalWork } from "./paypal-work.ts";

/** A line of the account: its event code, and what it refers to. */
interface ReportedRow {
  id: string;
  code: string;
  status: "D" | "P" | "S";
  reference: string | null;
  cents: number;
  fee: number;
  currency: string;
  custom_id: string | null;
  invoice_id: string | null;
  created_at: Date;
}

/** Cents that PayPal charges for a payment: 2.9 % and 30. */
const FEE = "round(c.cents * 0.029)::int + 30";

/** Captures (T0006), refunds (T1107), chargebacks (T1201) and their reversals (T1202), from the rows that they follow from. */
const LINES = `
  select c.id, 'T0006' as code, case c.status when 'COMPLETED' then 'S' when 'PENDING' then 'P' else 'D' end as status,
    null as reference, c.cents, case when c.status = 'COMPLETED' then ${FEE} else 0 end as fee, o.currency, o.custom_id, o.invoice_id, c.created_at
    from sandbox.paypal_capture c join sandbox.paypal_order o on o.id = c.order_id
  union all
  select r.id, 'T1107', 'S', r.capture_id, -r.cents, 0, o.currency, o.custom_id, o.invoice_id, r.created_at
    from sandbox.paypal_refund r join sandbox.paypal_capture c on c.id = r.capture_id join sandbox.paypal_order o on o.id = c.order_id
  union all
  select 'CB' || d.id, 'T1201', 'S', d.capture_id, -d.cents, 1500, d.currency, null, null, d.created_at
    from sandbox.paypal_dispute d where d.stage = 'CHARGEBACK'
  union all
  select 'CR' || d.id, 'T1202', 'S', d.capture_id, d.cents, 0, d.currency, null, null, d.created_at
    from sandbox.paypal_dispute d where d.stage = 'CHARGEBACK' and d.outcome in ('CANCELED_BY_BUYER', 'RESOLVED_SELLER_FAVOUR')`;

/** PayPal's own limits of one search. */
const LONGEST = 31 * 86_400_000;
const LARGEST_PAGE = 500;

type Query = Readonly<Record<string, string | undefined>>;

function readInstant(query: Query, name: string): Date {
  const at = new Date(query[name] ?? "");
  if (Number.isNaN(at.getTime()))
    throw badRequest("INVALID_REQUEST", `${name} is not a date and time.`);
  return at;
}

function readCount(query: Query, name: string, otherwise: number, most: number): number {
  const value = Number(query[name] ?? otherwise);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw badRequest("INVALID_REQUEST", `${name} is out of range.`);
  return value;
}

const toSigned = (cents: number, currency: string) => {
  const money = toMoney(Math.abs(cents), currency);
  return cents < 0 ? { ...money, value: `-${money.value}` } : money;
};

const transactionView = (row: ReportedRow) => ({
  transaction_info: {
    transaction_id: row.id,
    ...(row.reference === null
      ? {}
      : { paypal_reference_id: row.reference, paypal_reference_id_type: "TXN" }),
    transaction_event_code: row.code,
    transaction_initiation_date: row.created_at.toISOString(),
    transaction_updated_date: row.created_at.toISOString(),
    transaction_amount: toSigned(row.cents, row.currency),
    ...(row.fee === 0 ? {} : { fee_amount: toSigned(-row.fee, row.currency) }),
    transaction_status: row.status,
    ...(row.custom_id === null ? {} : { custom_field: row.custom_id }),
    ...(row.invoice_id === null ? {} : { invoice_id: row.invoice_id }),
  },
  ...(row.code === "T0006"
    ? { payer_info: { account_id: "SBXPAYER00001", email_address: "buyer@example.test" } }
    : {}),
});

/** The transactions of some days, a page at a time: at most 31 days and 500 to a page [SBX-Y10]. */
export async function searchTransactions(work: PayPalWork, query: Query) {
  const [from, until] = [readInstant(query, "start_date"), readInstant(query, "end_date")];
  if (until.getTime() < from.getTime() || until.getTime() - from.getTime() > LONGEST)
    throw badRequest("INVALID_REQUEST", "Date range is greater than 31 days");
  const size = readCount(query, "page_size", 100, LARGEST_PAGE);
  const page = readCount(query, "page", 1, 2_147_483);
  const { rows } = await work.tx.query<ReportedRow & { total: number }>(
    `select *, count(*) over ()::int as total from (${LINES}) line
     where created_at >= $1 and created_at <= $2 order by created_at, id limit $3 offset $4`,
    [from, until, size, (page - 1) * size],
  );
  const total = rows[0]?.total ?? 0;
  return {
    transaction_details: rows.map(transactionView),
    account_number: "SBXMERCHANT01",
    start_date: from.toISOString(),
    end_date: until.toISOString(),
    last_refreshed_datetime: work.now.toISOString(),
    page,
    total_items: total,
    total_pages: Math.ceil(total / size),
  };
}

import type pg from "pg";
import { bulkLoad } from "./bulk-load.ts";

/** How rows of the demonstration are copied: what a copy has of its own. `k` is the number of the copy, `t` the row. */
interface Copied {
  readonly table: string;
  readonly order: string;
  readonly own: Readonly<Record<string, string>>;
}

const copyId = (column: string) => `md5(t.${column} || ' ' || k)`;
const earlier = (column: string) => `t.${column} - k * interval '5 hours'`;
/** An offer of the market, so that no offer is in thousands of campaigns. */
const OTHER_OFFER = "md5('offer' || (1 + abs(hashtext(t.campaign_id || t.offer_id || k)) % 1000))";

/** What people of the market pay and get for it: a copy of each row names the copies of the others. */
const COPIED: readonly Copied[] = [
  {
    table: "checkout",
    order: "id",
    own: {
      id: copyId("id"),
      purchase_hash: copyId("purchase_hash"),
      created_on: earlier("created_on"),
      updated_on: earlier("updated_on"),
      expires_at: earlier("expires_at"),
    },
  },
  {
    table: "payment_attempt",
    order: "id",
    own: {
      id: copyId("id"),
      checkout_id: copyId("checkout_id"),
      provider_id: "t.provider_id || '_' || k",
      created_on: earlier("created_on"),
    },
  },
  {
    table: "campaign",
    order: "id",
    own: {
      id: copyId("id"),
      checkout_id: copyId("checkout_id"),
      campaign_name: "t.campaign_name || ' ' || k",
      created_on: earlier("created_on"),
      valid_from: earlier("valid_from"),
      valid_till: earlier("valid_till"),
    },
  },
  {
    table: "campaign_offer",
    order: "campaign_id, offer_id",
    own: { campaign_id: copyId("campaign_id"), offer_id: OTHER_OFFER },
  },
  {
    table: "campaign_city",
    order: "campaign_id, city_id",
    own: { campaign_id: copyId("campaign_id") },
  },
  {
    table: "transaction",
    order: "id",
    own: {
      id: copyId("id"),
      outcome_key: "t.outcome_key || ' ' || k",
      checkout_id: copyId("checkout_id"),
      payment_id: "t.payment_id || '_' || k",
      campaign_id: copyId("campaign_id"),
      created_on: earlier("created_on"),
    },
  },
  {
    table: "invoice",
    order: "id",
    own: {
      id: copyId("id"),
      invoice_id: "'INV-3000-' || lpad(k::text, 6, '0') || right(t.invoice_id, 6)",
      checkout_id: copyId("checkout_id"),
      payment_id: "t.payment_id || '_' || k",
      campaign_id: copyId("campaign_id"),
      created_on: earlier("created_on"),
    },
  },
  {
    table: "provider_line",
    order: "provider, line",
    own: {
      line: "t.line || '_' || k",
      payout: "t.payout || '_' || k",
      moved_on: earlier("moved_on"),
    },
  },
  {
    table: "matched_line",
    order: "id",
    own: {
      id: "t.id || '_' || k",
      line: "t.line || '_' || k",
      payment: "t.payment || '_' || k",
      checkout: copyId("checkout"),
      moved_on: earlier("moved_on"),
      matched_on: earlier("matched_on"),
    },
  },
  {
    table: "shop_sale",
    order: "id, version",
    own: { id: copyId("id"), created_on: "t.created_on - k * interval '1 hour'" },
  },
  {
    table: "app_user",
    order: "email",
    own: {
      email: "split_part(t.email, '@', 1) || k || '@marquee.test'",
      name: "t.name || ' ' || k",
      is_master: "'N'",
    },
  },
];

/** What one user was notified of, and what became of one offer. */
const MADE = {
  notification: `
    insert into notification (id, recipient, key, kind, name, subject, created_on, read_on)
    select md5('growth' || recipient || n), recipient, 'growth ' || n, kind, 'Notification ' || n, subject, now() - n * interval '6 minutes',
      case when n % 3 = 0 then null else now() end
    from (select distinct on (recipient) recipient, kind, subject from notification order by recipient, id) of_user
    cross join generate_series(1, $1::int / 50) n
    on conflict do nothing`,
  audit: `
    insert into audit (at, actor, origin, request, action, noun, row_id, company_id, before, after)
    select now() - n * interval '1 minute', 'merchant@marquee.test', 'growth', md5('request' || n / 20), 'update', 'offers',
      case when n % 1000 = 0 then md5('offer10') else id end, company_id, jsonb_build_object('id', id, 'heading', 'before ' || n), jsonb_build_object('id', id, 'heading', 'after ' || n)
    from (select id, company_id, row_number() over () as n from offer where created_by = 'growth') of_market
    where not exists (select from audit where origin = 'growth' and after ->> 'heading' = 'after ' || n)`,
} as const;

/** The rows that the demonstration has of a table, however often it was filled since. */
async function keepOwnRows(client: pg.PoolClient, { table, order }: Copied): Promise<number> {
  await client.query(
    `create schema if not exists growth; create table if not exists growth.${table} as select * from ${table} order by ${order}`,
  );
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from growth.${table}`,
  );
  return rows[0]?.n ?? 0;
}

async function copyRows(client: pg.PoolClient, { table, own }: Copied, copies: number) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  await bulkLoad(client, table, () =>
    client.query(
      `insert into ${table} (${names.join(", ")})
       select ${names.map((name) => own[name] ?? `t.${name}`).join(", ")}
       from generate_series(1, ${copies}) k cross join growth.${table} t
       on conflict do nothing`,
    ),
  );
}

/** Fills what is bought, sold and told beside the items: a tenth as many payments, sales, users and lines as there are items. */
export async function fillBooks(client: pg.PoolClient, items: number): Promise<void> {
  const wanted = items / 10;
  let payments = 0;
  for (const copied of COPIED) {
    const there = await keepOwnRows(client, copied);
    if (copied.table === "checkout") payments = Math.floor(wanted / there);
    // those of one payment are copied together, so that each copy finds the others
    const isOfPayment = "checkout_id" in copied.own || "campaign_id" in copied.own;
    const isAlone = !isOfPayment && copied.table !== "checkout";
    await copyRows(client, copied, isAlone ? Math.floor(wanted / Math.max(1, there)) : payments);
  }
  for (const [table, statement] of Object.entries(MADE))
    await bulkLoad(client, table, () => client.query(statement, table === "audit" ? [] : [wanted]));
}

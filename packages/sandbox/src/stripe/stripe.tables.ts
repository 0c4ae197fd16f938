import { queueTable } from "../webhooks/queue.ts";

export const stripeTables = `
create table sandbox.stripe_customer (
  seq bigint generated always as identity unique,
  id text primary key,
  email text,
  name text,
  description text,
  metadata jsonb not null,
  created_at timestamptz not null
);
create table sandbox.stripe_payment_method (
  seq bigint generated always as identity unique,
  id text primary key,
  customer text references sandbox.stripe_customer,
  state text not null check (state in ('fresh', 'attached', 'spent')),
  outcome text not null,
  brand text not null,
  last4 text not null check (length(last4) = 4),
  exp_month integer not null,
  exp_year integer not null,
  billing_details jsonb not null,
  metadata jsonb not null,
  -- set up with 3-D Secure for charges while the cardholder is away
  authenticated boolean not null default false,
  created_at timestamptz not null,
  check ((state = 'attached') = (customer is not null))
);
create index stripe_payment_method_customer on sandbox.stripe_payment_method (customer, seq desc);
create table sandbox.stripe_payment_intent (
  seq bigint generated always as identity unique,
  id text primary key,
  client_secret text not null,
  amount integer not null check (amount >= 50),
  amount_received integer not null default 0,
  currency text not null,
  status text not null check (status in ('requires_payment_method', 'requires_confirmation',
    'requires_action', 'processing', 'succeeded', 'canceled')),
  customer text references sandbox.stripe_customer,
  payment_method text references sandbox.stripe_payment_method,
  latest_charge text,
  setup_future_usage text check (setup_future_usage in ('on_session', 'off_session')),
  description text,
  receipt_email text,
  metadata jsonb not null,
  payment_method_types jsonb not null,
  last_payment_error jsonb,
  canceled_at timestamptz,
  cancellation_reason text,
  settles_at timestamptz,
  settles_well boolean,
  created_at timestamptz not null,
  check (amount_received = case when status = 'succeeded' then amount else 0 end),
  check ((status = 'processing') = (settles_at is not null)),
  check ((settles_at is null) = (settles_well is null)),
  check ((status = 'canceled') = (canceled_at is not null)),
  check (payment_method is not null or status in ('requires_payment_method', 'canceled'))
);
create index stripe_payment_intent_settles on sandbox.stripe_payment_intent (settles_at)
  where settles_at is not null;
create table sandbox.stripe_charge (
  seq bigint generated always as identity unique,
  id text primary key,
  payment_intent text not null references sandbox.stripe_payment_intent,
  payment_method text not null references sandbox.stripe_payment_method,
  customer text,
  amount integer not null,
  amount_refunded integer not null default 0,
  currency text not null,
  status text not null check (status in ('succeeded', 'pending', 'failed')),
  failure_code text,
  failure_message text,
  created_at timestamptz not null,
  check (amount_refunded between 0 and amount),
  check (amount_refunded = 0 or status = 'succeeded')
);
create table sandbox.stripe_refund (
  seq bigint generated always as identity unique,
  id text primary key,
  charge text not null references sandbox.stripe_charge,
  payment_intent text not null references sandbox.stripe_payment_intent,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text,
  metadata jsonb not null,
  created_at timestamptz not null
);
create table sandbox.stripe_event (
  seq bigint generated always as identity unique,
  id text primary key,
  type text not null,
  object jsonb not null,
  request_id text,
  idempotency_key text,
  created_at timestamptz not null
);
${queueTable("stripe")}create table sandbox.stripe_idempotency (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null
);
create table sandbox.fault_settings (
  only_one boolean primary key default true check (only_one),
  hold boolean not null default false,
  reorder boolean not null default false,
  duplicate integer not null default 0 check (duplicate between 0 and 20),
  drop_next integer not null default 0 check (drop_next >= 0),
  fail_next integer not null default 0 check (fail_next >= 0),
  lose_next integer not null default 0 check (lose_next >= 0),
  stall_next integer not null default 0 check (stall_next >= 0),
  latency_ms integer not null default 0 check (latency_ms between 0 and 60000)
);
insert into sandbox.fault_settings default values;
`;

/** Disputes of charges, by the card. */
export const disputes = `
create table sandbox.stripe_dispute (
  seq bigint generated always as identity unique,
  id text primary key,
  charge text not null references sandbox.stripe_charge,
  payment_intent text not null references sandbox.stripe_payment_intent,
  amount integer not null check (amount > 0),
  currency text not null,
  reason text not null,
  status text not null check (status in ('lost', 'needs_response', 'under_review', 'warning_closed',
    'warning_needs_response', 'warning_under_review', 'won')),
  evidence jsonb not null default '{}',
  submission_count integer not null default 0,
  due_by timestamptz not null,
  settles_at timestamptz,
  metadata jsonb not null default '{}',
  created_at timestamptz not null,
  check ((status in ('lost', 'warning_closed', 'won')) = (settles_at is null))
);
create index stripe_dispute_charge on sandbox.stripe_dispute (charge);
create index stripe_dispute_settles on sandbox.stripe_dispute (settles_at)
  where settles_at is not null;
`;

/** Refunds that take their time, or come back. */
export const slowRefunds = `
alter table sandbox.stripe_refund
  add column status text not null default 'succeeded'
    check (status in ('failed', 'pending', 'succeeded')),
  add column failure_reason text,
  add column settles_at timestamptz,
  add constraint stripe_refund_settles check (status <> 'pending' or settles_at is not null),
  add constraint stripe_refund_reason check ((status = 'failed') = (failure_reason is not null));
create index stripe_refund_settles on sandbox.stripe_refund (settles_at)
  where settles_at is not null;
`;

/** What moved on the balance, and its payouts; charges and refunds of before are on it as they are. */
export const balance = `
create table sandbox.stripe_payout (
  seq bigint generated always as identity unique,
  id text primary key,
  amount integer not null,
  currency text not null,
  arrival_date timestamptz not null,
  created_at timestamptz not null
);
create table sandbox.stripe_balance_transaction (
  seq bigint generated always as identity unique,
  id text primary key,
  type text not null check (type in ('adjustment', 'charge', 'payout', 'refund', 'refund_failure')),
  source text not null,
  amount integer not null,
  fee integer not null check (fee >= 0),
  currency text not null,
  description text,
  available_on timestamptz not null,
  payout text references sandbox.stripe_payout,
  created_at timestamptz not null
);
create index stripe_balance_created on sandbox.stripe_balance_transaction (created_at);
create index stripe_balance_payout on sandbox.stripe_balance_transaction (payout);
create index stripe_balance_unpaid on sandbox.stripe_balance_transaction (available_on)
  where payout is null and type <> 'payout';
insert into sandbox.stripe_balance_transaction (id, type, source, amount, fee, currency, description, available_on, created_at)
select 'txn_sbx_' || substr(md5(type || source), 1, 24), type, source, amount, fee, currency, description,
  date_trunc('day', created_at) + interval '2 days', created_at
from (
  select 'charge' as type, id as source, amount, round(amount * 0.029)::int + 30 as fee, currency, null as description, created_at
    from sandbox.stripe_charge where status = 'succeeded'
  union all
  select 'refund', id, -amount, 0, currency, null, created_at from sandbox.stripe_refund
  union all
  select 'refund_failure', id, amount, 0, currency, null, created_at from sandbox.stripe_refund where status = 'failed'
  union all
  select 'adjustment', id, -amount, 1500, currency, 'Chargeback withdrawal for ' || charge, created_at
    from sandbox.stripe_dispute where status not like 'warning%'
  union all
  select 'adjustment', id, amount, 0, currency, 'Chargeback reversal for ' || charge, created_at
    from sandbox.stripe_dispute where status = 'won'
) line order by created_at;
`;

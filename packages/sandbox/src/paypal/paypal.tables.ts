import { queueTable } from "../webhooks/queue.ts";

export const paypalTables = `
create table sandbox.paypal_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
create table sandbox.paypal_token (
  token_hash text primary key,
  expires_at timestamptz not null
);
create table sandbox.paypal_order (
  id text primary key,
  status text not null check (status in ('CREATED', 'APPROVED', 'COMPLETED')),
  -- what the buyer chose when approving
  choice text check (choice in ('approve', 'decline', 'pending', 'pending_denied')),
  cents integer not null check (cents > 0),
  currency text not null,
  reference_id text not null,
  custom_id text,
  invoice_id text,
  created_at timestamptz not null,
  check ((status = 'CREATED') = (choice is null))
);
create table sandbox.paypal_capture (
  id text primary key,
  order_id text not null unique references sandbox.paypal_order,
  status text not null check (status in ('COMPLETED', 'PENDING', 'DECLINED')),
  cents integer not null,
  refunded_cents integer not null default 0,
  settles_at timestamptz,
  settles_well boolean,
  created_at timestamptz not null,
  check (refunded_cents between 0 and cents),
  check (refunded_cents = 0 or status = 'COMPLETED'),
  check ((status = 'PENDING') = (settles_at is not null)),
  check ((settles_at is null) = (settles_well is null))
);
create index paypal_capture_settles on sandbox.paypal_capture (settles_at)
  where settles_at is not null;
create table sandbox.paypal_refund (
  id text primary key,
  capture_id text not null references sandbox.paypal_capture,
  cents integer not null check (cents > 0),
  created_at timestamptz not null
);
create table sandbox.paypal_request (
  path text not null,
  request_id text not null,
  resource text not null,
  primary key (path, request_id)
);
create table sandbox.paypal_event (
  id text primary key,
  event_type text not null,
  resource_type text not null,
  resource jsonb not null,
  created_at timestamptz not null
);
${queueTable("paypal")}
`;

/** Disputes of captures, by their buyers. */
export const paypalDisputes = `
create table sandbox.paypal_dispute (
  id text primary key,
  capture_id text not null references sandbox.paypal_capture,
  cents integer not null check (cents > 0),
  currency text not null,
  reason text not null,
  stage text not null check (stage in ('CHARGEBACK', 'INQUIRY')),
  status text not null check (status in ('RESOLVED', 'UNDER_REVIEW', 'WAITING_FOR_SELLER_RESPONSE')),
  outcome text check (outcome in ('ACCEPTED', 'CANCELED_BY_BUYER', 'RESOLVED_BUYER_FAVOUR',
    'RESOLVED_SELLER_FAVOUR')),
  evidence text,
  due_by timestamptz not null,
  settles_at timestamptz,
  created_at timestamptz not null,
  check ((status = 'RESOLVED') = (outcome is not null)),
  check ((status = 'RESOLVED') = (settles_at is null))
);
create index paypal_dispute_settles on sandbox.paypal_dispute (settles_at)
  where settles_at is not null;
`;

/** When a dispute last changed; of those from before only their beginning is known. A server of an earlier release names none. */
export const paypalDisputeChanges = `
alter table sandbox.paypal_dispute add column updated_at timestamptz not null default now();
update sandbox.paypal_dispute set updated_at = created_at;
`;

export const secondFactorTables = `
create table sandbox.second_factor (
  local_id text primary key references sandbox.account on delete cascade,
  enrollment_id text not null unique,
  secret text not null,
  display_name text,
  enrolled_at timestamptz not null,
  last_step bigint not null
);
create table sandbox.second_factor_enrolment (
  session_hash text primary key,
  local_id text not null references sandbox.account on delete cascade,
  secret text not null,
  expires_at timestamptz not null
);
create index second_factor_enrolment_account on sandbox.second_factor_enrolment (local_id);
create table sandbox.pending_sign_in (
  credential_hash text primary key,
  local_id text not null references sandbox.account on delete cascade,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_in_account on sandbox.pending_sign_in (local_id);
alter table sandbox.refresh_token add column second_factor text;
`;

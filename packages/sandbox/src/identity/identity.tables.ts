export const identityTables = `
create table sandbox.signing_key (
  only_one boolean primary key default true check (only_one),
  private_jwk jsonb not null
);
create table sandbox.account (
  local_id text primary key check (length(local_id) between 1 and 128),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  password_salt bytea,
  password_hash bytea,
  display_name text,
  disabled boolean not null default false,
  created_at timestamptz not null,
  last_login_at timestamptz,
  valid_since timestamptz not null,
  check ((password_salt is null) = (password_hash is null))
);
create table sandbox.refresh_token (
  token_hash text primary key,
  local_id text not null references sandbox.account on delete cascade,
  signed_in_at timestamptz not null
);
create index refresh_token_account on sandbox.refresh_token (local_id);
create table sandbox.action_code (
  code_hash text primary key,
  local_id text not null references sandbox.account on delete cascade,
  email text not null,
  kind text not null check (kind in ('VERIFY_EMAIL', 'PASSWORD_RESET')),
  expires_at timestamptz not null
);
create index action_code_account on sandbox.action_code (local_id);
create table sandbox.sign_in_attempt (
  email text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
`;

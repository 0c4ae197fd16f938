export const mailTables = `
create table sandbox.mail (
  id bigint generated always as identity primary key,
  key text unique,
  recipient text not null,
  subject text not null,
  body text not null,
  link text,
  sent_at timestamptz not null
);
create index mail_recipient on sandbox.mail (recipient, id desc);
`;

export const timeTables = `
create table sandbox.product_time (
  one boolean primary key default true check (one),
  ahead_ms bigint not null default 0 check (ahead_ms >= 0)
);
insert into sandbox.product_time default values;
`;

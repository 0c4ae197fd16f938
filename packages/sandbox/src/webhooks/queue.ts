import { onlyRow, type Queryable } from "../database/queryable.ts";

export type Provider = "paypal" | "stripe";

/** A delivery queue's columns; its events are in the table of the same provider. */
export const queueTable = (provider: Provider): string => `
create table sandbox.${provider}_delivery (
  id bigint generated always as identity primary key,
  event text not null references sandbox.${provider}_event,
  state text not null check (state in ('waiting', 'delivered', 'given_up', 'dropped')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text
);
create index ${provider}_delivery_due on sandbox.${provider}_delivery (due_at)
  where state = 'waiting';
`;

/** How long events wait for company while the setting `reorder` is on. */
const REORDER_WAIT = "400 milliseconds";

async function consumeDrop(tx: Queryable): Promise<boolean> {
  const { rowCount } = await tx.query(
    "update sandbox.fault_settings set drop_next = drop_next - 1 where drop_next > 0",
  );
  return rowCount === 1;
}

/** Queues an event in the transaction that made it, as often as the fault settings say. */
export async function enqueue(tx: Queryable, provider: Provider, event: string): Promise<void> {
  const settings = await onlyRow<{ duplicate: number; reorder: boolean; drop_next: number }>(
    tx,
    "select duplicate, reorder, drop_next from sandbox.fault_settings",
  );
  const dropped = settings.drop_next > 0 && (await consumeDrop(tx));
  await tx.query(
    `insert into sandbox.${provider}_delivery (event, state, due_at)
     select $1, $2, now() + $3::interval from generate_series(0, $4::int)`,
    [
      event,
      dropped ? "dropped" : "waiting",
      settings.reorder ? REORDER_WAIT : "0",
      settings.duplicate,
    ],
  );
}

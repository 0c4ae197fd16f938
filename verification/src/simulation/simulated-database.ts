import { connect } from "@marquee/server/platform/database/connect";
import type pg from "pg";
import { testDatabase, testRole } from "../harness/test-database.ts";
import { insertPromocodes } from "./scenario/promocodes.ts";

/** A database of its own, in which seeds are run one after the other. */
export interface SimulatedDatabase {
  /** A connection as a server's: bound by row-level security, on simulated time. Release it after each transaction. */
  readonly connect: () => Promise<pg.PoolClient>;
  /** The owner's: sees everything, for making what a seed needs and for reading what it left. */
  readonly owner: pg.Pool;
  /** The owner's too: a connection that only looks at locks. */
  readonly monitor: pg.PoolClient;
  readonly close: () => Promise<void>;
}

/** Several servers with all that they do at one time. */
const MOST_CONNECTIONS = 48;
/** Real milliseconds. What waits for a lock in simulated time waits a moment of real time. */
const LONGEST_STATEMENT = 120_000;

/**
 * Leases run by the database's clock, so the simulated database has one that can be set: a schema that is searched
 * before PostgreSQL's own holds a `clock_timestamp()` that returns the connection's `simulation.now`.
 */
const makeClock = (role: string): string => `
  create schema simulation;
  grant usage on schema simulation to ${role};
  create function simulation.clock_timestamp() returns timestamptz language sql volatile as
    $$ select pg_catalog.current_setting('simulation.now')::timestamptz $$`;

/** Notes who holds which attempt, and whether another process lets go of it before its time (SIM-I7). */
const WATCH_LEASES = `
  create table simulation.holder (attempt text primary key, process text not null);
  create table simulation.let_go (attempt text not null, process text not null, holder text not null);
  create function simulation.watch_lease() returns trigger language plpgsql security definer as $$
    declare me text := current_setting('simulation.process', true); other text;
    begin
      if new.fence <> old.fence then
        insert into simulation.holder values (new.id, me) on conflict (attempt) do update set process = me;
      elsif new.leased_until is null and old.leased_until > current_setting('simulation.now')::timestamptz then
        select process into other from simulation.holder where attempt = new.id;
        if other <> me then insert into simulation.let_go values (new.id, me, other); end if;
      end if;
      return null;
    end $$;
  create trigger watch_lease after update on payment_attempt for each row execute function simulation.watch_lease()`;

/**
 * Records what is made and what changes, in the order in which it happened: rows are locked then, so that of two
 * transactions about the same item the one that comes first has the lower number (SIM-I5, SIM-I11, SIM-I12). When it is
 * committed, which is when others see it, is noted as well.
 */
const RECORD_EVENTS = `
  create table simulation.event (number bigserial primary key, xact text not null, happened_on timestamptz not null,
    committed_on timestamptz, source text not null, before jsonb, after jsonb not null);
  create function simulation.note_commit() returns trigger language plpgsql security definer as $$
    begin
      update simulation.event set committed_on = current_setting('simulation.now')::timestamptz where number = new.number;
      return null;
    end $$;
  create constraint trigger note_commit after insert on simulation.event deferrable initially deferred
    for each row execute function simulation.note_commit();
  create function simulation.record_event() returns trigger language plpgsql security definer as $$
    begin
      insert into simulation.event (xact, happened_on, source, before, after)
        values (pg_current_xact_id()::text, current_setting('simulation.now')::timestamptz, tg_table_name,
          to_jsonb(old), to_jsonb(new));
      return null;
    end $$;
  ${[
    "update of active, campaign_id, valid_from, valid_till on offer",
    "update of active, campaign_id, valid_from, valid_till on product",
    "update of is_approve on store",
    "insert or update of valid_from, valid_till on campaign",
    "insert on offer_product",
    "insert on transaction",
  ]
    .map(
      (what) => `create trigger record_event after ${what} for each row
        when (current_setting('simulation.now', true) <> '') execute function simulation.record_event();`,
    )
    .join("")}`;

/** Rings of transactions are found by the simulation, at the same statement each time (SIM-S4). */
const NO_DEADLOCK_CLOCK = `do $$ begin
  execute format('alter database %I set deadlock_timeout = ''1h''', current_database()); end $$`;

/** A new database with the small world of the tests, a clock that can be set, and triggers that record what happens. */
export async function openSimulatedDatabase(): Promise<SimulatedDatabase> {
  const database = await testDatabase("world");
  const { owner } = database;
  for (const statement of [
    makeClock(testRole().name),
    WATCH_LEASES,
    RECORD_EVENTS,
    NO_DEADLOCK_CLOCK,
  ])
    await owner.query(statement);
  await insertPromocodes(owner);
  const pool = connect(() => database.ownerUrl, testRole(), {
    size: MOST_CONNECTIONS,
    statementWithin: LONGEST_STATEMENT,
  });
  pool.on("connect", (client) => {
    // It is not awaited: later statements of this connection are queued behind it.
    client
      .query("set search_path = simulation, pg_catalog, public")
      .catch((error: Error) => pool.emit("error", error, client));
  });
  const monitor = await owner.connect();
  return {
    connect: () => pool.connect(),
    owner,
    monitor,
    close: async () => {
      monitor.release(true);
      await pool.end();
      await database.drop();
    },
  };
}

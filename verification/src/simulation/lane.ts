import type pg from "pg";
import { insertPromocodes } from "./promocodes.ts";
import { APP_ROLE } from "@marquee/server/platform/database/migrate";
import { testDatabase } from "../harness/test-database.ts";
import { makeWorld } from "../harness/world.ts";

/** A database of its own, in which seeds are run one after the other. */
export interface Lane {
  /** The one connection that every simulated process works over: bound by row-level security, on simulated time. */
  readonly client: pg.PoolClient;
  /** Sees everything, for making what a seed needs and for judging what it left. */
  readonly owner: pg.Pool;
  readonly close: () => Promise<void>;
}

/**
 * Leases run by the database's clock, so the simulated database has one that can be set: a schema that is searched
 * before PostgreSQL's own holds a `clock_timestamp()` that answers the transaction's `simulation.now`.
 */
const CLOCK = `
  create schema simulation;
  grant usage on schema simulation to ${APP_ROLE};
  create function simulation.clock_timestamp() returns timestamptz language sql volatile as
    $$ select pg_catalog.current_setting('simulation.now')::timestamptz $$`;

/** Watches leases: who holds which try, and whether another process lets go of it before its time (SIM-I7). */
const WATCH = `
  create table simulation.holder (attempt text primary key, process text not null);
  create table simulation.let_go (attempt text not null, process text not null, holder text not null);
  create function simulation.watch() returns trigger language plpgsql security definer as $$
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
  create trigger watch after update on payment_attempt for each row execute function simulation.watch()`;

export async function openLane(): Promise<Lane> {
  const database = await testDatabase();
  await makeWorld(database.pool);
  await database.owner.query(CLOCK);
  await database.owner.query(WATCH);
  await insertPromocodes(database.owner);
  const client = await database.pool.connect();
  await client.query("set search_path = simulation, pg_catalog, public");
  return {
    client,
    owner: database.owner,
    close: async () => {
      client.release(true);
      await database.drop();
    },
  };
}

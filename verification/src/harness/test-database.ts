import type { AppRole } from "@marquee/server/platform/database/app-role";
import { connect } from "@marquee/server/platform/database/connect";
import { randomBytes } from "node:crypto";
import pg from "pg";
import { TEMPLATE, type Template } from "./templates.ts";

/** Milliseconds. A machine that has other things to do is no fault of a statement. */
const STATEMENT_WITHIN = 60_000;

export interface TestDatabase {
  readonly ownerUrl: string;
  /** As the server works: bound by row-level security. */
  readonly pool: pg.Pool;
  /** As the owner of the tables, for reading what is really stored. */
  readonly owner: pg.Pool;
  /** How many statements in this database wait for a lock. */
  readonly countWaiting: () => Promise<number>;
  readonly drop: () => Promise<void>;
}

const requireEnv = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by the tests' global setup`);
  return value;
};

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: requireEnv("TEST_DATABASE_ADMIN_URL") });
  await admin.connect();
  try {
    // Two copies of one template may not be made at the same moment.
    await admin.query("select pg_advisory_lock(1)");
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** the ID tokens of every user in the world's template, by e-mail. */
export const worldTokens = (): Readonly<Record<string, string>> =>
  JSON.parse(requireEnv("TEST_TOKENS")) as Readonly<Record<string, string>>;

/** How the server works in a test's database. */
export const testRole = (): AppRole => JSON.parse(requireEnv("TEST_DATABASE_ROLE")) as AppRole;

/** An empty database of a test's own: nothing has made a table in it. */
export async function bareDatabase(): Promise<Pick<TestDatabase, "ownerUrl" | "drop">> {
  const name = `bare_${randomBytes(6).toString("hex")}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(requireEnv("TEST_DATABASE_ADMIN_URL"));
  url.pathname = name;
  return {
    ownerUrl: url.href,
    drop: () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

/** A database of a test's own, copied from a template in some hundredths of a second. */
export async function testDatabase(template: Template = "empty"): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // copied as files, which takes half of what copying page by page through the log does
  await asAdmin(`create database ${name} template ${TEMPLATE[template]} strategy file_copy`);
  const url = new URL(requireEnv("TEST_DATABASE_ADMIN_URL"));
  url.pathname = name;
  const pool = connect(() => url.href, testRole(), {
    size: 8,
    statementWithin: STATEMENT_WITHIN,
  });
  const owner = new pg.Pool({ connectionString: url.href, max: 2 });
  // A connection that is idle, or ending, while its database is dropped ends with an error that concerns no test: of one that is
  // ending the pool no longer hears.
  owner.on("error", () => undefined);
  owner.on("connect", (client) => client.on("error", () => undefined));
  return {
    ownerUrl: url.href,
    pool,
    owner,
    countWaiting: async () => {
      const { rows } = await owner.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    },
    drop: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

import {
  job,
  outboxHarness,
  type OutboxHarness,
} from "@marquee/verification/harness/outbox-harness";
import { getTableColumns, getTableName, is, sql, type SQL } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { PgTable, type PgColumn } from "drizzle-orm/pg-core";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { createDeliveries } from "../../handlers.ts";
import { recordRefusedRows } from "../../reports/refused-rows.ts";
import * as schema from "../../schema/schema.ts";
import { machineClock } from "../clock/clock.ts";
import { dialect } from "../database/typed.ts";
import { readinessOf } from "../http/readiness.ts";
import { folderStore } from "../images/folder-store.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { errorReport, loggedError } from "./error-text.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** Has no form that could be detected: it stays out because no value of a row comes in. */
const SECRET = "planted7f3a";

const TABLES: readonly PgTable[] = Object.values<unknown>(schema).filter((entry) =>
  is(entry, PgTable),
);

/** A write that its table refuses. */
interface FailingWrite {
  readonly name: string;
  readonly table: PgTable;
  readonly statement: SQL;
}

/** The secret in each of these columns. */
function insert(table: PgTable, columns: readonly PgColumn[]): SQL {
  const names = columns.map((column) => sql.identifier(toSnakeCase(column.name)));
  const values = columns.map(() => sql`${SECRET}`);
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`;
}

/** Of each table one write that lacks what must be there, and one with values of a wrong type. */
const WRITES: readonly FailingWrite[] = TABLES.flatMap((table) => {
  const all = Object.values(getTableColumns(table)).filter(
    ({ generated, generatedIdentity }) =>
      generated === undefined && generatedIdentity === undefined,
  );
  const texts = all.filter((column) => column.getSQLType() === "text");
  const name = getTableName(table);
  return [
    { name: `${name}, its texts alone`, columns: texts },
    { name: `${name}, every column`, columns: all },
  ].flatMap(({ columns, ...write }) =>
    columns.length === 0 ? [] : [{ ...write, table, statement: insert(table, columns) }],
  );
});

/** The writes that fail because the server has no right to them: for its callers the database is away (OPS-11). */
const MAY_NOT_WRITE: ReadonlySet<string> = new Set(
  ["audit", "item_tally", "beacon_tally"].map((name) => `${name}, its texts alone`),
);

/** What a write fails with; if the table takes it once, it refuses the second. */
async function catchError(write: () => Promise<unknown>): Promise<unknown> {
  try {
    await write();
    await write();
  } catch (error) {
    return error;
  }
  throw new Error("a write that must fail did not");
}

let harness: OutboxHarness;
/** By the name of a write, the server's error. */
const met = new Map<string, unknown>();

/** As the owner, whose driver reports all it has. */
function asOwner({ statement }: FailingWrite): Promise<unknown> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return catchError(() => harness.database.owner.query(text, params));
}

const asServer = ({ statement }: FailingWrite): Promise<unknown> =>
  catchError(() => withScope(harness.database.pool, SYSTEM, (tx) => tx.execute(statement)));

beforeAll(async () => {
  harness = await outboxHarness();
  for (const write of WRITES) met.set(write.name, await asServer(write));
});
afterAll(() => harness.close());

const holdsSecret = (...texts: readonly unknown[]): boolean =>
  JSON.stringify(texts.flatMap((text) => [String(text), text])).includes(SECRET);

/** A server with one call that fails with whatever it is given, and its log. */
async function serverThatMeets(error: () => unknown) {
  const lines: string[] = [];
  const app = await buildApp({
    mode: "embedded",
    logLevel: "trace",
    logStream: { write: (line) => void lines.push(line) },
    pool: harness.database.pool,
    clock: machineClock,
    handlers: {},
    ingest: {
      secrets: new Map(),
      deliveries: createDeliveries({ images: folderStore(tmpdir()) }),
      recordRefused: recordRefusedRows,
    },
    readiness: readinessOf("ready"),
    feed: {
      listen: () => () => undefined,
      isListening: () => true,
      close: () => Promise.resolve(),
    },
    identity: () =>
      Promise.resolve({
        keySet: () => Promise.reject(new Error("no keys")),
        issuer: "",
        projectId: "",
      }),
    extend: async (root) => {
      root.get("/fails", () => Promise.reject(error()));
    },
  });
  return { app, lines };
}

describe("an error of the database", () => {
  it("[OPS-8] repeats the values of the row if nothing keeps them out", async () => {
    const quiet: string[] = [];
    // The trail takes whatever its owner writes, and no other role may write it.
    for (const write of WRITES.filter(({ table }) => table !== schema.audit))
      if (!holdsSecret(await asOwner(write))) quiet.push(write.name);
    expect(quiet).toEqual([]);
  });

  it("[OPS-8] shows its code and where, and no value, in the log and in the answer", async () => {
    let error: unknown;
    const { app, lines } = await serverThatMeets(() => error);
    for (const { name, table } of WRITES) {
      error = met.get(name);
      const response = await app.inject("/fails");
      expect([name, response.statusCode]).toEqual([name, MAY_NOT_WRITE.has(name) ? 503 : 500]);
      const logged = lines.splice(0).join("");
      expect(logged).toContain(getTableName(table));
      expect(logged).toMatch(/"code":"\w{5}"/);
      expect([name, holdsSecret(response.body, logged)]).toEqual([name, false]);
    }
    await app.close();
  });

  it("[OPS-8] shows no value when it is printed", () => {
    for (const [name, error] of met)
      expect([name, holdsSecret(error, errorReport(error))]).toEqual([name, false]);
  });

  it("[OPS-8] leaves no value with the job that failed", async () => {
    await harness.write(...WRITES.map(({ name }) => job(name)));
    const worker = harness.worker((_payload, { key }) => Promise.reject(met.get(key)));
    expect(await worker.flush()).toBe(WRITES.length);
    const reasons = (await harness.rows()).flatMap(({ key, lastError }) =>
      met.has(key) ? [lastError] : [],
    );
    expect(reasons).toHaveLength(WRITES.length);
    expect(holdsSecret(reasons)).toBe(false);
  });
});

describe("an error of another program", () => {
  it("[OPS-8] is logged without its own fields, and without what looks like a secret", () => {
    const error = Object.assign(new Error("no such intent: pi_1_secret_2, with Bearer abc.def"), {
      payment_intent: { client_secret: SECRET },
      headers: { authorization: SECRET },
      code: "resource_missing",
    });
    const logged = loggedError(new Error("a call failed", { cause: error }));
    expect(holdsSecret(logged)).toBe(false);
    expect(logged.cause).toMatchObject({
      message: "no such intent: [redacted], with Bearer [redacted]",
      code: "resource_missing",
    });
  });

  it.each([
    ["seti_1AbC_secret_9xY is not valid JSON", "[redacted] is not valid JSON"],
    ["the key sk_live_51Hx is revoked", "the key [redacted] is revoked"],
    ["whsec_a1+/= did not sign it", "[redacted] did not sign it"],
    ["postgres://marquee:s3cret@db/m", "postgres://[redacted]@db/m"],
    ["token eyJhbGciOi.eyJzdWIi.c2ln", "token [redacted]"],
    ["constraint attempt_numbered, table checkout", "constraint attempt_numbered, table checkout"],
  ])("[OPS-8] keeps %j out of texts", (text, left) => {
    expect(withoutSecrets(text)).toBe(left);
  });
});

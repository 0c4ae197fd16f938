import { buildApp } from "@marquee/server/app";
import { createDeliveries } from "@marquee/server/handlers";
import { machineClock } from "@marquee/server/platform/clock/clock";
import { appUrl } from "@marquee/server/platform/database/connect";
import { changeFeed, type ChangeFeed } from "@marquee/server/platform/events/change-feed";
import { readinessOf } from "@marquee/server/platform/http/readiness";
import { folderStore } from "@marquee/server/platform/images/folder-store";
import { recordRefusedRows } from "@marquee/server/reports/refused-rows";
import type { FastifyInstance } from "fastify";
import { generateKeyPair, SignJWT } from "jose";
import { tmpdir } from "node:os";
import pg from "pg";
import { expect } from "vitest";
import { testDatabase, type TestDatabase, testRole } from "./test-database.ts";

const ISSUER = "https://identity.test";
const PROJECT = "events";

const ROWS = `
  insert into state values ('qc', 'Québec', 'canada', 14.975, 5, 0, 0, 9.975);
  insert into city values ('mtl', 'Montréal', 'qc');
  insert into company (id, name, country_id) values ('north', 'North', 'canada'), ('south', 'South', 'canada');
  insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id)
    values ('n1', 'north', 'Primary', 'North One', '{Canada}', 'canada', 'qc', 'mtl'), ('s1', 'south', 'Primary', 'South One', '{Canada}', 'canada', 'qc', 'mtl');
  insert into app_user (email, name, auth_type, company_id) values ('n@marquee.test', 'N', 'A', 'north'), ('c@marquee.test', 'C', 'A', 'north'), ('s@marquee.test', 'S', 'A', 'south');
  insert into app_user (email, name, auth_type, is_master) values ('m@marquee.test', 'M', 'A', 'Y');`;

/** Two servers of one database that send their changes to each open stream. */
export interface EventServers {
  readonly database: TestDatabase;
  readonly urls: readonly string[];
  readonly sign: (email: string, until?: string) => Promise<string>;
  /** The stream of a person, past its first resync. */
  readonly openStream: (
    server: number,
    email: string,
    stop: AbortController,
    until?: string,
  ) => Promise<AsyncGenerator<string>>;
  readonly close: () => Promise<void>;
}

/** Reads a stream event by event. */
async function* eventsOf(url: string, token: string, signal: AbortSignal): AsyncGenerator<string> {
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    yield* parts.filter((part) => part.startsWith("event:"));
  }
}

/** The next event of a stream. */
export const next = async (events: AsyncGenerator<string>): Promise<string> =>
  String((await events.next()).value);

interface Running {
  readonly app: FastifyInstance;
  readonly feed: ChangeFeed;
  readonly url: string;
}

async function startServer(
  database: TestDatabase,
  identity: Parameters<typeof buildApp>[0]["identity"],
): Promise<Running> {
  const feed = changeFeed({
    connect: () => new pg.Client({ connectionString: appUrl(database.ownerUrl, testRole()) }),
  });
  await new Promise<void>((resolve) => feed.listen(() => resolve()));
  const app = await buildApp({
    mode: "embedded",
    logLevel: "silent",
    pool: database.pool,
    clock: machineClock,
    handlers: {},
    ingest: {
      secrets: new Map(),
      deliveries: createDeliveries({ images: folderStore(tmpdir()) }),
      recordRefused: recordRefusedRows,
    },
    readiness: readinessOf("ready"),
    feed,
    identity,
  });
  return { app, feed, url: await app.listen({ host: "127.0.0.1", port: 0 }) };
}

/** Starts them on a database of their own, with two companies and four users. Close them afterwards. */
export async function eventServers(): Promise<EventServers> {
  const database = await testDatabase();
  await database.owner.query(ROWS);
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const sign = (email: string, until = "1h") =>
    new SignJWT({ email, email_verified: true, auth_time: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer(ISSUER)
      .setAudience(PROJECT)
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime(until)
      .sign(privateKey);
  const identity = () =>
    Promise.resolve({ keySet: async () => publicKey, issuer: ISSUER, projectId: PROJECT });
  const servers = [await startServer(database, identity), await startServer(database, identity)];
  const urls = servers.map(({ url }) => url);
  return {
    database,
    urls,
    sign,
    openStream: async (server, email, stop, until) => {
      const events = eventsOf(urls[server] ?? "", await sign(email, until), stop.signal);
      expect(await next(events)).toContain("event: resync");
      return events;
    },
    close: async () => {
      for (const { app, feed } of servers) {
        await app.close();
        await feed.close();
      }
      await database.drop();
    },
  };
}

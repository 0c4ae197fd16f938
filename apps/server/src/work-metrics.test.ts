import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { Registry } from "@prometheus-io/client";
import Fastify from "fastify";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lastRounds } from "./platform/events/last-rounds.ts";
import { metrics } from "./platform/http/metrics.ts";
import { readinessOf } from "./platform/http/readiness.ts";
import { workMetrics } from "./work-metrics.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ALERTS = new URL("../../../deploy/alerts.yml", import.meta.url);

/** The metrics of a server, and what moves them. */
function watch(isListening: () => boolean = () => true) {
  const registry = new Registry();
  const rounds = lastRounds();
  const readiness = readinessOf("ready");
  const work = workMetrics({ pool: server.pool, readiness, rounds, isListening });
  work.register(registry);
  const read = async (name: string) =>
    (await registry.metrics()).split("\n").filter((line) => line.startsWith(name));
  return { ...work, rounds, readiness, read };
}

describe("metrics of the work behind requests", () => {
  it("[OPS-15] say what waits in the outbox, what was given up, and how jobs ended", async () => {
    await server.database.owner.query(
      `insert into outbox (key, kind, payload, due_at, created_on, dead_on) values
       ('m:1', 'mail', '{}', now(), now() - interval '2 hours', null), ('m:2', 'mail', '{}', now(), now(), now())`,
    );
    const { read, onResult, stop } = watch();
    onResult("mail", "away");
    expect(await read("marquee_outbox_jobs{")).toEqual([
      'marquee_outbox_jobs{kind="mail",state="given_up"} 1',
      'marquee_outbox_jobs{kind="mail",state="waiting"} 1',
    ]);
    const [oldest = ""] = await read('marquee_outbox_oldest_seconds{kind="mail",state="waiting"}');
    expect(Number(oldest.split(" ")[1])).toBeGreaterThanOrEqual(7200);
    expect(await read("marquee_outbox_results_total{")).toEqual([
      'marquee_outbox_results_total{kind="mail",result="away"} 1',
    ]);
    stop();
  });

  it("[OPS-15] say whether it listens, is ready, writes, when it swept, and how its clock is", async () => {
    let isListening = true;
    const { read, rounds, readiness, onStreams, stop } = watch(() => isListening);
    rounds.of("payments")();
    onStreams(() => 3);
    const all = async () =>
      Promise.all(
        [
          "marquee_listening",
          "marquee_ready",
          "marquee_database_writable",
          "marquee_event_streams",
        ].map(async (name) => (await read(`${name} `))[0]),
      );
    expect(await all()).toEqual([
      "marquee_listening 1",
      "marquee_ready 1",
      "marquee_database_writable 1",
      "marquee_event_streams 3",
    ]);
    const [ahead = ""] = await read("marquee_clock_ahead_seconds ");
    expect(Math.abs(Number(ahead.split(" ")[1]))).toBeLessThan(5);
    const [swept = ""] = await read('marquee_sweeper_last_round_seconds{sweeper="payments"}');
    expect(Number(swept.split(" ")[1])).toBeGreaterThan(1_700_000_000);
    isListening = false;
    readiness.enter("draining");
    expect((await all()).slice(0, 2)).toEqual(["marquee_listening 0", "marquee_ready 0"]);
    stop();
  });

  it("[OPS-15] count calls to other services by host and status, and those without a response", async () => {
    const { read, stop } = watch();
    const app = Fastify();
    app.get("/busy", (_request, reply) => reply.status(503).send());
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    await (await fetch(`${origin}/busy`)).text();
    await app.close();
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
    const host = new URL(origin).host;
    expect(await read("marquee_outgoing_seconds_count")).toEqual([
      `marquee_outgoing_seconds_count{host="${host}",status="503"} 1`,
      `marquee_outgoing_seconds_count{host="127.0.0.1:${port}",status="none"} 1`,
    ]);
    stop();
  });

  it("[OPS-15] have every metric that the alert rules name", async () => {
    const app = Fastify();
    const { register, onResult, rounds, stop } = watch();
    metrics(app, { mode: "embedded", pool: server.pool, access: "local", register });
    onResult("mail", "done");
    rounds.of("payments")();
    const text = (await app.inject({ url: "/metrics", headers: { host: "localhost" } })).body;
    await app.close();
    stop();
    const known = new Set([...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].map(([, name]) => name));
    const rules = readFileSync(ALERTS, "utf8");
    const named = [...rules.matchAll(/marquee_\w+/g)].map(([name]) =>
      name.replace(/_(?:count|bucket|sum)$/, ""),
    );
    expect(named.length).toBeGreaterThan(14);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

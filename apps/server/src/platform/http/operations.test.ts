import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import manifest from "../../../../../package.json" with { type: "json" };
import { logOptions } from "../log/log-options.ts";
import { metrics, metricsAccess } from "./metrics.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A server of one mode whose metrics a caller requests. */
async function metricsStatus(
  mode: "embedded" | "production",
  metricsToken: string | null,
  headers: { readonly authorization?: string; readonly host?: string } = {},
): Promise<number> {
  const app = Fastify();
  metrics(app, { mode, pool: server.pool, access: metricsAccess(mode, metricsToken) });
  const { statusCode } = await app.inject({ url: "/metrics", headers });
  await app.close();
  return statusCode;
}

describe("operations", () => {
  it("[OPS-1] is alive and ready while the database responds", async () => {
    expect((await server.app.inject("/healthz")).json()).toMatchObject({ alive: true });
    expect((await server.app.inject("/readyz")).json()).toEqual({ ready: true });
  });

  it("[OPS-2] forbids inline scripts and styles on every response, and draws a nonce for each page", async () => {
    const [first, second] = [
      await server.app.inject("/ADMIN-UI/login"),
      await server.app.inject("/api/settings"),
    ];
    const policies = [first, second].map((response) =>
      String(response.headers["content-security-policy"]),
    );
    for (const policy of policies) expect(policy).not.toContain("unsafe");
    expect(policies[0]).not.toBe(policies[1]);
  });

  it("[DATE-S1] sends the product's time with every response of a call", async () => {
    const response = await server.app.inject("/api/session");
    expect(response.headers["marquee-time"]).toBe(server.clock.now().toISOString());
  });

  it("[OPS-3] gives every refusal a number to quote", async () => {
    const response = await server.app.inject("/api/session");
    expect(response.json<{ error: { reference: string } }>().error.reference).toMatch(
      /^[0-9a-f]{8}$/,
    );
  });

  it("[OPS-4] counts calls by the pattern of their route", async () => {
    await server.app.inject("/api/stateById/some-secret-id");
    const text = (await server.app.inject("/metrics")).body;
    expect(text).toContain('route="/api/stateById/:id"');
    expect(text).not.toContain("some-secret-id");
    expect(text).toContain('marquee_database_connections{kind="idle"}');
  });

  it("[OPS-10] names the release of package.json wherever an operator looks", async () => {
    const { version } = manifest;
    expect((await server.app.inject("/healthz")).json()).toEqual({ alive: true, release: version });
    expect((await server.app.inject("/metrics")).body).toContain(
      `marquee_build_info{release="${version}",mode="embedded"} 1`,
    );
    expect((await server.app.inject("/api/settings")).json()).toMatchObject({
      data: { release: version },
    });
    expect((await server.app.inject("/api/openapi.json")).json()).toMatchObject({
      info: { version },
    });
    const lines: string[] = [];
    const app = Fastify({ logger: logOptions("info", { write: (line) => lines.push(line) }) });
    app.log.info("a line");
    await app.close();
    expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ release: version });
  });

  it("[OPS-6] shows the metrics of production to a caller that sends the token, and to no other", async () => {
    const token = "t".repeat(32);
    expect(await metricsStatus("production", null)).toBe(404);
    expect(await metricsStatus("production", token)).toBe(401);
    expect(await metricsStatus("production", token, { authorization: `Bearer ${token}x` })).toBe(
      401,
    );
    expect(await metricsStatus("production", token, { authorization: `Bearer ${token}` })).toBe(
      200,
    );
    expect(await metricsStatus("embedded", token)).toBe(401);
    expect(await metricsStatus("embedded", null)).toBe(200);
  });

  it("[OPS-6] shows those of the embedded mode to no caller that calls this machine by another name", async () => {
    const statusFor = (host: string) => metricsStatus("embedded", null, { host });
    for (const host of ["localhost", "localhost:3000", "127.0.0.1:3000", "127.0.1.1", "[::1]:3000"])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
    for (const host of ["rebound.example:3000", "localhost.rebound.example", "192.0.2.1"])
      expect([host, await statusFor(host)]).toEqual([host, 403]);
    const token = "t".repeat(32);
    const headers = { host: "marquee.example", authorization: `Bearer ${token}` };
    expect(await metricsStatus("embedded", token, headers)).toBe(200);
  });
});

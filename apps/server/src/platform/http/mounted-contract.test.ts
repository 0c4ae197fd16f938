import { onboardingContract } from "@marquee/api/contract/onboarding";
import { allCalls } from "@marquee/api/testing/all-calls";
import type { FastifyInstance } from "fastify";
import { generateKeyPair } from "jose";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../app.ts";
import { createDeliveries, createHandlers } from "../../handlers.ts";
import { recordRefusedRows } from "../../reports/refused-rows.ts";
import type { Services } from "../../services.ts";
import { machineClock } from "../clock/clock.ts";
import { bodyLimitOf } from "./limits.ts";
import { readinessOf } from "./readiness.ts";

/** No delivery is signed here, so that none has images. */
const NO_IMAGES = {
  remove: async () => undefined,
  get: () => Promise.resolve(null),
  put: () => Promise.resolve(undefined),
};

/** No handler is reached that queries a service. */
const NO_SERVICES = { config: {} } as Services;

/** Nothing here reaches a database: no pool connects before its first query. */
let app: FastifyInstance;
beforeAll(async () => {
  const { publicKey } = await generateKeyPair("RS256");
  app = await buildApp({
    mode: "embedded",
    logLevel: "silent",
    pool: new pg.Pool({ max: 1 }),
    clock: machineClock,
    handlers: createHandlers(NO_SERVICES),
    ingest: {
      secrets: new Map(),
      deliveries: createDeliveries({ images: NO_IMAGES }),
      recordRefused: recordRefusedRows,
    },
    readiness: readinessOf("ready"),
    feed: {
      listen: () => () => undefined,
      isListening: () => true,
      close: () => Promise.resolve(),
    },
    identity: () =>
      Promise.resolve({ keySet: () => publicKey, issuer: "https://id.test", projectId: "mount" }),
  });
});
afterAll(() => app.close());

describe("the mounted contract", () => {
  it("[API-C5] has every call at its own address, in any case of letters", () => {
    const missing = allCalls().filter(
      ({ route }) => !app.hasRoute({ method: route.method, url: `/api${route.path}` }),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ["GET", "/api/products/offers/YUBiLmNh/7"],
    ["GET", "/api/PRODUCTS/OFFERS/YUBiLmNh/7"],
    ["GET", "/api/products/YUBiLmNh/7"],
    ["POST", "/api/products/update/YUBiLmNh"],
    ["POST", "/api/products/YUBiLmNh"],
    ["GET", "/api/getCompanyProductVariant/c/pending/undefined"],
  ] as const)("[API-C2] wants a token before it reads anything: %s %s", async (method, url) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { tag: "Unauthenticated" } });
  });

  it("[LIMIT-1] takes no larger body than the call needs", async () => {
    const headers = { "content-type": "application/json" };
    const draft = { method: "PUT", url: "/api/onboarding/draft", headers } as const;
    const largest = bodyLimitOf(onboardingContract.saveDraft);
    const sizes = [largest, largest + 1].map((bytes) => `"${"x".repeat(bytes - 2)}"`);
    const responses = await Promise.all(sizes.map((payload) => app.inject({ ...draft, payload })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([422, 413]);
    expect(largest).toBeLessThan(70_000);
  });

  it("[API-A3] takes no delivery that is not signed", async () => {
    const response = await app.inject({ method: "POST", url: "/api/ingest/beacons", payload: [] });
    expect(response.statusCode).toBe(401);
  });

  it("[API-O5] serves the page of calls under a policy that loads nothing from elsewhere", async () => {
    const page = await app.inject({ method: "GET", url: "/api/docs" });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toMatch(/default-src 'self'/);
    expect(page.body).toContain('id="offers.create"');
    const style = await app.inject({ method: "GET", url: "/api/docs.css" });
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
    const document = await app.inject({ method: "GET", url: "/api/openapi.json" });
    expect(document.json()).toMatchObject({ openapi: "3.1.0" });
  });

  it("[API-O6] compresses the description of the calls once, and sends it to no client that has it", async () => {
    const get = (headers: Record<string, string>) =>
      app.inject({ method: "GET", url: "/api/openapi.json", headers });
    const plain = await get({ "accept-encoding": "gzip;q=0, br" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const gzipped = await get({ "accept-encoding": "br, gzip" });
    expect(gzipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    const again = await get({ "if-none-match": String(gzipped.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

import { otlpReceiver, type OtlpReceiver } from "@marquee/verification/harness/otlp-receiver";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTracing } from "../config/read-tracing.ts";
import { startTracing } from "./start-tracing.ts";

const SECRET = "ada@paper.test";

let database: TestDatabase;
let receiver: OtlpReceiver;
beforeAll(async () => {
  [database, receiver] = await Promise.all([testDatabase(), otlpReceiver()]);
});
afterAll(async () => {
  await Promise.all([database.drop(), receiver.close()]);
});

/** Sends requests to a server that traces, and returns the spans that were received of it. */
async function trace(
  serviceName: string,
  requests: readonly { readonly url: string; readonly headers?: Record<string, string> }[],
  env: Readonly<Record<string, string>> = {},
) {
  const settings = readTracing(
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_SERVICE_NAME: serviceName,
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=rehearsal",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=of%20ours",
      ...env,
    },
    [],
  );
  if (settings === null) throw new Error("these settings send no traces");
  const tracing = startTracing(settings, database.pool);
  const app = Fastify({ trustProxy: "127.0.0.1" });
  tracing.traceRequests(app);
  app.get("/healthz", () => ({ alive: true }));
  app.get<{ Params: { email: string } }>("/people/:email", async ({ params }) => {
    // as the product's own queries do, with a value, a literal, and by the pool's callback
    await database.pool.query("select $1::text as email, 'literal@paper.test' as other", [
      params.email,
    ]);
    await (await fetch(`${receiver.url}/elsewhere?email=${params.email}`)).text();
    return {};
  });
  app.get("/broken", async () => {
    await database.pool.query("select $1::int", [SECRET]);
  });
  for (const request of requests) await app.inject(request);
  await app.close();
  await tracing.stop();
  return receiver.spans.filter(({ resource }) => resource["service.name"] === serviceName);
}

describe("traces", () => {
  it("[OPS-20] are received as OTLP: a request by its route and number, with its statements", async () => {
    const spans = await trace("statements", [{ url: `/people/${SECRET}` }]);
    const request = spans.find(({ name }) => name === "GET /people/:email");
    expect(request).toMatchObject({
      parentId: "",
      attributes: {
        "http.route": "/people/:email",
        "http.response.status_code": 200,
        "marquee.request_id": expect.any(String),
      },
      resource: { "service.name": "statements", "deployment.environment.name": "rehearsal" },
    });
    const statements = spans.filter((span) => span.attributes["db.system.name"] === "postgresql");
    expect(statements.map((span) => span.attributes["db.query.text"])).toContain(
      "select $1::text as email, ? as other",
    );
    for (const span of statements) expect(span.traceId).toBe(request?.traceId);
    expect(receiver.headers()["x-key"]).toBe("of ours");
  });

  it("[OPS-20] hold no value of an address, a statement or an error", async () => {
    const spans = await trace("values", [{ url: `/people/${SECRET}` }, { url: "/broken" }]);
    const broken = spans.find((span) => span.attributes["error.type"] === "22P02");
    expect(broken?.attributes["db.query.text"]).toBe("select $1::int");
    const bytes = receiver.bytes().toString("latin1");
    expect(bytes).not.toContain("paper.test");
  });

  it("[OPS-20] belong to the trace of a trusted proxy, and to none that a caller invented", async () => {
    const given = "4bf92f3577b34da6a3ce929d0e0e4736";
    const headers = { traceparent: `00-${given}-00f067aa0ba902b7-01` };
    const forwarded = { ...headers, "x-forwarded-for": "203.0.113.9" };
    const spans = await trace("proxies", [
      { url: "/people/a", headers },
      { url: "/people/b", headers: forwarded },
    ]);
    const requests = spans.filter(({ name }) => name === "GET /people/:email");
    expect(requests).toHaveLength(2);
    expect(requests.filter(({ traceId }) => traceId === given)).toHaveLength(1);
  });

  it("[OPS-20] leave out what asks whether the server is well, and what is not sampled", async () => {
    expect(await trace("health", [{ url: "/healthz" }])).toEqual([]);
    const off = { OTEL_TRACES_SAMPLER: "always_off" };
    expect(await trace("off", [{ url: "/people/a" }], off)).toEqual([]);
  });

  it("[OPS-20] follow OpenTelemetry's usual variables, and name what is wrong with one", () => {
    const base = { OTEL_EXPORTER_OTLP_ENDPOINT: "https://otel.example:4318/" };
    expect(readTracing({}, [])).toBeNull();
    expect(readTracing({ OTEL_SERVICE_NAME: "shop" }, [])).toBeNull();
    for (const off of [{ OTEL_SDK_DISABLED: "true" }, { OTEL_TRACES_EXPORTER: "none" }])
      expect(readTracing({ ...base, ...off }, [])).toBeNull();
    expect(readTracing(base, [])).toMatchObject({
      url: "https://otel.example:4318/v1/traces",
      serviceName: "marquee",
      sampler: { ratio: 1, isParentFirst: true },
    });
    const own = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://own.example/t" };
    expect(readTracing({ ...base, ...own }, [])?.url).toBe("https://own.example/t");
    for (const [name, value] of [
      ["OTEL_EXPORTER_OTLP_ENDPOINT", "otel.example:4318"],
      ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
      ["OTEL_EXPORTER_OTLP_HEADERS", "no pair"],
      ["OTEL_TRACES_SAMPLER", "sometimes"],
      ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ] as const) {
      const reasons: string[] = [];
      readTracing({ ...base, [name]: value }, reasons);
      expect(reasons).toEqual([expect.stringContaining(name)]);
    }
  });
});

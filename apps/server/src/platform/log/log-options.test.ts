import { testServer } from "@marquee/verification/harness/test-server";
import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { logOptions } from "./log-options.ts";

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** The lines about one request that comes over a proxy, or not. */
async function linesOf(trustProxy: boolean) {
  const lines: string[] = [];
  const app = Fastify({
    trustProxy,
    logger: logOptions("info", { write: (line) => lines.push(line) }),
  });
  ends.push(() => app.close());
  app.get("/users/:email", () => ({}));
  await app.inject({
    url: "/users/YW5uQGV4YW1wbGUub3Jn?token=secret",
    headers: {
      "x-forwarded-for": "192.0.2.7",
      "x-request-id": "f00-1",
      traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    },
  });
  return lines.map((line) => JSON.parse(line) as { req?: Record<string, string> });
}

it("[OPS-16] names a request by its route, and by the numbers of a trusted proxy", async () => {
  const [first] = await linesOf(true);
  expect(first?.req).toEqual({
    method: "GET",
    route: "/users/:email",
    host: "localhost:80",
    ip: "192.0.2.7",
    requestId: "f00-1",
    traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
  });
  const [untrusted] = await linesOf(false);
  expect(untrusted?.req).not.toHaveProperty("requestId");
});

it("[OPS-16] never holds an e-mail or a secret of an address, and says whose request it was", async () => {
  const lines: string[] = [];
  const server = await testServer({ logStream: { write: (line) => lines.push(line) } });
  ends.push(() => server.close());
  const encoded = Buffer.from("merchant@marquee.test").toString("base64");
  lines.length = 0;
  await server.call("merchant", "GET", `/users/${encoded}/undefined?token=secret`);
  await server.call("merchant", "GET", "/session");
  const text = lines.join("\n");
  for (const secret of [encoded, "merchant@marquee.test", "token=secret"])
    expect(text).not.toContain(secret);
  const done = lines
    .map((line) => JSON.parse(line) as { msg: string; company?: string })
    .filter(({ msg }) => msg === "request completed");
  expect(done.at(-1)?.company).toMatch(/^\w/);
});

import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { get } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await testServer();
  origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

describe("addresses and text", () => {
  it.each([
    ["half of an escape", "%zz"],
    ["bytes that are no text", "%ff%fe"],
    ["half of a character", "%ED%A0%80"],
    ["nine thousand letters", "a".repeat(9000)],
  ])("[REL-F7] has nothing at an address with %s", async (_what, segment) => {
    const result = await server.call(null, "GET", `/stateById/${segment}`);
    expect(result.status).toBe(404);
    expect(result.error).toMatchObject({ tag: "NotFound", message: "There is no such address." });
    expect(result.error.reference).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each(["..", "%2e%2e", ".", "%2E"])(
    "[REL-F7] leads no caller from %s in an address to what lies above it",
    async (dots) => {
      // Browsers fold dots away before they send; a client on the raw connection does not.
      const { hostname, port } = new URL(origin);
      const result = await new Promise<{
        readonly status: number | undefined;
        readonly body: unknown;
      }>((resolve, reject) => {
        get({ hostname, port, path: `/api/stateById/${dots}/${dots}/${dots}` }, (response) => {
          json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
        }).on("error", reject);
      });
      expect(result.status).toBe(404);
      expect(result.body).toMatchObject({ error: { tag: "NotFound" } });
    },
  );

  it("[REL-F6] refuses a null character in a query", async () => {
    const result = await server.call("merchant", "GET", "/stores/getStoreById/x?q=a%00b");
    expect(result.status).toBe(404);
    const list = await server.call(
      "merchant",
      "GET",
      `/companies/getAllCompany/${btoa("merchant@marquee.test")}?q=a%00b`,
    );
    expect(list.error).toMatchObject({ tag: "Invalid", issues: [{ rule: "HTTP-Q1", field: "q" }] });
  });

  it.each(['{"a":[{"b":"x\\u0000"}]}', '{"id":"\\ud800"}', '{"\\udc00":1}'])(
    "[REL-F6] refuses the body %s before anything reads it",
    async (body) => {
      const path = `/offers/${btoa("merchant@marquee.test")}`;
      const headers = { "content-type": "application/json" };
      const result = await server.call("merchant", "POST", path, { body, headers });
      expect(result.error).toMatchObject({ tag: "Invalid", issues: [{ rule: "HTTP-B1" }] });
    },
  );

  it.each([
    ["breaks off", "multipart/form-data; boundary=x", "--x\r\ncontent-disp"],
    ["has no boundary", "multipart/form-data", "--x--"],
  ])("[REL-F8] refuses a form that %s", async (_what, type, body) => {
    const path = "/uploadOfferImage/undefined/undefined/c";
    const headers = { "content-type": type };
    const result = await server.call("merchant", "POST", path, { body, headers });
    expect(result.error).toMatchObject({ tag: "Invalid", issues: [{ rule: "HTTP-F1" }] });
  });

  it("[REL-F4] lets no caller copy an offer with HEAD", async () => {
    const result = await server.app.inject({ method: "HEAD", url: "/api/createOfferCopy/x" });
    expect(result.statusCode).toBe(404);
  });
});

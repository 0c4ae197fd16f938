import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ listen: true });
  const address = server.app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

/** What a connection receives until it is closed. */
async function receive(request: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  let text = "";
  socket.setEncoding("utf8");
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const readStatus = (response: string): number => Number(response.split(" ")[1]);

describe("what is refused before any route", () => {
  it.each([
    [
      "an address that cannot be read",
      404,
      "GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close",
    ],
    ["a request without a host", 400, "GET /api/session HTTP/1.1\r\nconnection: close"],
    [
      "an unknown expectation",
      417,
      "POST /api/session HTTP/1.1\r\nhost: x\r\nexpect: much\r\nconnection: close",
    ],
    ["a tunnel", 405, "CONNECT elsewhere.test:443 HTTP/1.1\r\nhost: elsewhere.test"],
    ["what is no request", 400, "hello"],
    ["headers that are too large", 413, `GET / HTTP/1.1\r\nhost: x\r\nx: ${"z".repeat(20_000)}`],
  ])("[HTTP-R2] has headers and number of every refusal: %s", async (_what, status, head) => {
    const response = await receive(`${head}\r\n\r\n`);
    expect(readStatus(response)).toBe(status);
    expect(response.toLowerCase()).toContain("content-security-policy: default-src 'self'");
    expect(response.toLowerCase()).toContain("x-content-type-options: nosniff");
    expect(response.toLowerCase()).toContain("cache-control: no-store");
    expect(response).toMatch(/"reference":"[0-9a-f]{8}"/);
  });
});

const compressedRequest = (path: string, encoding: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

describe("bodies that the server cannot read", () => {
  const body = gzipSync(JSON.stringify({ email: "a@b.ca" }));

  it.each(["gzip", "deflate", "br", "zstd", "GZIP"])(
    "[HTTP-B2] refuses one in %s at once",
    async (encoding) => {
      for (const path of [
        "/api/onboarding/email",
        "/api/ingest/beacons",
        "/webhooks/stripe",
        "/api/no-such-call",
      ]) {
        const response = await receive(compressedRequest(path, encoding, body));
        expect([path, readStatus(response)]).toEqual([path, 415]);
        expect(response).toContain('"tag":"Invalid"');
      }
    },
  );

  it("[HTTP-B1] refuses one that is no UTF-8, and stores nothing of it", async () => {
    const text = JSON.stringify({ roleName: "Fran@ois", privileges: [] });
    const response = await server.app.inject({
      method: "POST",
      url: `/api/role/addRole/${btoa("merchant@marquee.test")}`,
      headers: {
        authorization: `Bearer ${await server.tokenOf("merchant@marquee.test")}`,
        "content-type": "application/json",
      },
      payload: Buffer.from(text.replace("@", "\u00E7"), "latin1"),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json<{ error: { message: string } }>().error.message).toBe(
      "The body cannot be read: it must be UTF-8.",
    );
  });
});

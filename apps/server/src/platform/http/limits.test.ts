import { encodeEmail } from "@marquee/api/http/path";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userDraft } from "@marquee/verification/harness/user-draft";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config/config.ts";
import { connectionLimits } from "./limits.ts";

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "0.1" } });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  const address = server.app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => server.close());

/** What a connection receives until it is closed. */
async function readAll(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8");
  for await (const chunk of socket) text += String(chunk);
  return text;
}

async function sendText(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  return readAll(socket);
}

const statuses = async (who: string | null, path: string, times: number): Promise<number[]> => {
  const responses: number[] = [];
  for (let time = 0; time < times; time++)
    responses.push((await server.call(who, "GET", path)).status);
  return responses;
};

describe("limits", () => {
  it("[LIMIT-3] counts guesses of promo codes by user, and returns when to retry", async () => {
    const first = await statuses("merchant", "/checkPromocode/GUESS", 2);
    expect(first).not.toContain(429);
    const refused = await server.call("merchant", "GET", "/checkPromocode/GUESS");
    expect(refused.status).toBe(429);
    expect(refused.error.tag).toBe("TooMany");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await server.call("other", "GET", "/checkPromocode/GUESS")).status).not.toBe(429);
  });

  it("[LIMIT-3] counts the making of users, each of whom is mailed", async () => {
    const responses: number[] = [];
    for (let time = 0; time < 31; time++) {
      const body = userDraft(`many-${time}`, { firstName: "" });
      const path = `/users/${encodeEmail("merchant@marquee.test")}`;
      responses.push((await server.call("merchant", "POST", path, { body })).status);
    }
    expect([new Set(responses.slice(0, 30)), responses[30]]).toEqual([new Set([422]), 429]);
  });

  it("[LIMIT-4] counts what is public by address", async () => {
    const names = await statuses(null, "/checkCompanyExist/Maple", 8);
    expect(names).toEqual([...Array.from({ length: 6 }, () => 200), 429, 429]);
    const looks = await statuses(null, "/stateById/nowhere", 61);
    expect([new Set(looks.slice(0, 60)), looks[60]]).toEqual([new Set([404]), 429]);
  });

  it("[LIMIT-5] counts nothing for calls that have no limit", async () => {
    expect(new Set(await statuses("merchant", "/session", 40))).toEqual(new Set([200]));
  });

  it("[LIMIT-6] refuses to start with an invalid limit", () => {
    const reasons = (env: Readonly<Record<string, string>>): string => {
      try {
        readConfig(env);
        return "";
      } catch (error) {
        return error instanceof ConfigError ? error.message : "";
      }
    };
    expect(reasons({ RATE_LIMITS: "maybe" })).toMatch(/^RATE_LIMITS is off, or a number above 0/);
    expect(reasons({ RATE_LIMITS: "0" })).toMatch(/^RATE_LIMITS/);
    expect([reasons({ RATE_LIMITS: "off" }), reasons({ RATE_LIMITS: "2.5" })]).toEqual(["", ""]);
  });

  it("[LIMIT-1] refuses a body and headers that are too large, in the form of every refusal", async () => {
    const path = `/offers/${btoa("merchant@marquee.test")}`;
    const body = JSON.stringify({ heading: "x".repeat(connectionLimits.bodyLimit) });
    const headers = { "content-type": "application/json" };
    const large = await server.call("merchant", "POST", path, { body, headers });
    expect(large.status).toBe(413);
    expect(large.error.tag).toBe("TooLarge");
    const header = await sendText(
      `GET /healthz HTTP/1.1\r\nhost: x\r\nx-y: ${"z".repeat(20_000)}\r\n\r\n`,
    );
    expect(header).toMatch(/^HTTP\/1\.1 413 .*"tag":"TooLarge"/s);
  });

  it("[LIMIT-1] responds to what is no request with one refusal, and closes", async () => {
    expect(await sendText("hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 .*"tag":"Invalid"/s);
  });

  it.each([
    ["the headers", "GET /healthz HTTP/1.1\r\nhost: x\r\n"],
    [
      "the body",
      "POST /api/checkouts HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ],
  ])("[LIMIT-2] closes a connection of which %s never come to an end", async (_what, text) => {
    const node = server.app.server;
    const { headersTimeout, requestTimeout, timeout } = node;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 120_000, 120_000]);
    Object.assign(node, { headersTimeout: 20, requestTimeout: 20 });
    expect(await sendText(text)).toContain("HTTP/1.1 408 Request Timeout");
    Object.assign(node, { headersTimeout: 15_000, requestTimeout: 120_000 });
  });
});

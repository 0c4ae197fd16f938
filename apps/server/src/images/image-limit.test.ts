import { fileForm } from "@marquee/verification/harness/file-form";
import { plainImage } from "@marquee/verification/harness/test-images";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
/** An address reads three images a minute. */
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "0.001" } });
});
afterAll(() => server.close());

const read = async (path: string, remoteAddress: string, headers = {}) =>
  server.app.inject({ method: "GET", url: `/images${path}`, headers, remoteAddress });

it("[LIMIT-19] counts the images that an address reads, and nothing that costs no reading", async () => {
  const { data: path } = await server.call<string>(
    "merchant",
    "POST",
    `/uploadOfferImage/${COMPANY.maple}/${STORE.montreal}/any`,
    fileForm(await plainImage(16, 16).png().toBuffer(), { name: "a.png", field: "file" }),
  );
  const [here, elsewhere] = ["192.0.2.1", "192.0.2.2"];
  const first = await read(path, here);
  const known = { "if-none-match": first.headers.etag };
  expect([first.statusCode, (await read(path, here, known)).statusCode]).toEqual([200, 304]);
  expect((await read("/offers/none", here)).statusCode).toBe(404);
  const missing = `/offers/${"0".repeat(32)}.webp`;
  expect((await read(missing, here)).statusCode).toBe(404);
  expect((await read(`${path}?w=80`, here)).statusCode).toBe(200);
  const refused = await read(path, here);
  expect([refused.statusCode, Number(refused.headers["retry-after"])]).toEqual([
    429,
    expect.closeTo(60, -1),
  ]);
  expect((await read(path, here, known)).statusCode).toBe(304);
  expect((await read(path, elsewhere)).statusCode).toBe(200);
});

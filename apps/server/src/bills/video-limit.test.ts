import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { videoName } from "./bill-addresses.ts";

let server: TestServer;
beforeAll(async () => {
  // 600 a minute, times this
  server = await testServer({ template: "empty", env: { RATE_LIMITS: "0.01" } });
});
afterAll(() => server.close());

it("[BILL-T5] parts of videos are counted by address, and too many are refused for a while", async () => {
  const id = "0".repeat(32);
  const query = server.services.imageSigner.query(videoName(id), server.clock.now());
  const ask = async () => server.app.inject(`/videos/${id}.mp4?${query}`);
  for (let number = 0; number < 6; number += 1) expect((await ask()).statusCode).toBe(404);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // what is not signed is not there, and does not count
  expect((await server.app.inject(`/videos/${id}.mp4`)).statusCode).toBe(404);
});

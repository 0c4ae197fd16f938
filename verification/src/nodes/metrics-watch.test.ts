import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { METRICS_TOKEN, MetricsWatch, readSeries } from "./metrics-watch.ts";

it("[OPS-15] reads series with and without labels, and no comment", () => {
  const text = [
    "# HELP marquee_ready 1 while nothing hinders the server",
    "marquee_ready 0",
    'marquee_outbox_oldest_seconds{kind="mail",state="waiting"} 12.5',
    "marquee_clock_ahead_seconds -1e-3",
  ].join("\n");
  expect([...readSeries(text)]).toEqual([
    ["marquee_ready", 0],
    ['marquee_outbox_oldest_seconds{kind="mail",state="waiting"}', 12.5],
    ["marquee_clock_ahead_seconds", -0.001],
  ]);
});

it("[OPS-15] says the least and the most of all servers, since it was asked last", async () => {
  let ready = 0;
  const server = createServer(({ headers }, response) => {
    response.end(
      headers.authorization === `Bearer ${METRICS_TOKEN}` ? `marquee_ready ${ready++}\n` : "",
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const watch = new MetricsWatch([`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`]);
  await expect.poll(() => ready).toBeGreaterThanOrEqual(2);
  await watch.stop();
  expect(watch.since()("marquee_ready")).toMatchObject({ least: 0 });
  expect(watch.since()("marquee_ready")).toBeNull();
  server.close();
});

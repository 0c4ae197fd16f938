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

it("[OPS-15] says the least and the most of all servers, since it began anew", async () => {
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
  const watch = new MetricsWatch(() => [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port}`]);
  await expect.poll(() => ready).toBeGreaterThanOrEqual(2);
  await watch.stop();
  expect(watch.range("marquee_ready")).toMatchObject({ least: 0 });
  expect(watch.range("up")).toEqual({ least: 1, most: 1, rise: 0 });
  watch.beginAnew();
  expect(watch.range("marquee_ready")).toBeNull();
  server.close();
  await watch.read();
  expect(watch.range("up")).toEqual({ least: 0, most: 0, rise: 0 });
});

it("[OPS-15] says by how much series rise, those that were not there before from 0", async () => {
  const said = ["a 2", "a 5\nb 1", "a 1\nb 1"];
  const server = createServer((_request, response) => {
    response.end(said.shift() ?? "");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const watch = new MetricsWatch(() => [`http://127.0.0.1:${port}`]);
  // the first reading is that of the watch itself
  await watch.stop();
  expect(watch.range("a")).toEqual({ least: 2, most: 2, rise: 0 });
  await watch.read();
  await watch.read();
  expect(watch.range("a")).toEqual({ least: 1, most: 5, rise: 3 });
  expect(watch.range("b")).toEqual({ least: 1, most: 1, rise: 1 });
  server.close();
});

import Fastify, { type FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { machineClock } from "../clock/clock.ts";
import { serveImages } from "./serve-images.ts";

/** More than the buffers of a connection take, and more than half of what an address may leave unread. */
const LARGE = Buffer.alloc(20_000_000);

let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = Fastify({ connectionTimeout: 60_000 });
  const nothing = () => Promise.resolve(undefined);
  serveImages(app, {
    images: { get: () => Promise.resolve(LARGE), put: nothing, remove: nothing },
    imageSigner: { address: () => "", query: () => "", opens: () => null },
    clock: machineClock,
    publicKinds: ["offers"],
    rateLimits: null,
  });
  const address = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  port = Number(address.port);
});
afterAll(() => app.close());
beforeEach(() => {
  app.server.timeout = 60_000;
});

const PATH = `/images/offers/${"0".repeat(32)}.webp`;

/** Reads an image whole; returns the status. */
async function read(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${PATH}`);
  await response.arrayBuffer();
  return response.status;
}

/** Requests an image and reads nothing but its first bytes. */
async function leaveUnread(): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

it("[LIMIT-20] serves no more of an address that leaves unread what it requested, until that has ended", async () => {
  expect([await read(), await read()]).toEqual([200, 200]);
  const unread = await leaveUnread();
  expect(await read()).toBe(503);
  unread.destroy();
  await expect.poll(read).toBe(200);
});

it("[LIMIT-2] closes a connection on which nothing moves", async () => {
  app.server.timeout = 50;
  const unread = await leaveUnread();
  await expect.poll(read).toBe(200);
  unread.destroy();
});

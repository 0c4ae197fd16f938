import Fastify from "fastify";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { closeGracefully, closing } from "./graceful-close.ts";
import { readinessOf } from "./readiness.ts";

it("[REL-K5] a server that closes refuses what still arrives in the form of every refusal", async () => {
  const app = Fastify({ ...closing });
  closeGracefully(app, readinessOf("ready"));
  const held = Promise.withResolvers<void>();
  app.addHook("preClose", () => held.promise);
  app.get("/offers", () => ({ data: [] }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = () =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      request({ agent, port, host: "127.0.0.1", path: "/offers" }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      })
        .on("error", reject)
        .end();
    });
  expect(await get()).toEqual({ status: 200, text: '{"data":[]}' });
  const closed = app.close();
  const { status, text } = await get();
  expect(status).toBe(503);
  expect(JSON.parse(text)).toEqual({
    error: {
      tag: "Unavailable",
      message: "Marquee is being restarted. Please try again in a moment.",
      reference: expect.any(String),
    },
  });
  held.resolve();
  await closed;
  agent.destroy();
});

import Fastify from "fastify";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { reportError } from "./report-error.ts";
import { serveAssets } from "./serve-assets.ts";

it("[REL-F7] has no built file at a name that no file can have", async () => {
  const root = await mkdtemp(join(tmpdir(), "marquee-assets-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, "main.js"), "1");
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(reportError);
  await serveAssets(app, { root, prefix: "/assets/" });
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  // A client that writes to the connection itself sends dots that browsers fold away.
  const statusAt = (name: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path: `/assets/${name}` }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", reject);
    });
  expect(await statusAt("main.js")).toBe(200);
  for (const name of ["%00.js", "a/../main.js", "a//main.js", `${"a".repeat(5000)}.js`])
    expect(await statusAt(name)).toBe(404);
});

import fastify from "fastify";
import { readFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { helpPages } from "./help-pages.ts";

describe("the help", () => {
  it("[HELP-8] responds to every address below it without a sign-in, whatever its case, with 404 where there is no page", async () => {
    const app = fastify();
    await helpPages(app);
    const get = (path: string) => app.inject({ method: "GET", url: `/ADMIN-UI/help${path}` });
    const [index, page, upper, unknown] = await Promise.all(
      ["", "/create-new-offer", "/CREATE-new-offer/", "/nothing-here"].map(get),
    );
    expect([index, page, upper, unknown].map((one) => one?.statusCode)).toEqual([
      200, 200, 200, 404,
    ]);
    expect(page?.headers["content-type"]).toMatch(/^text\/html/);
    expect(upper?.body).toBe(page?.body);
    await app.close();
  });

  it("[HELP-10] responds with what the side panel shows of a page, and 404 to other names", async () => {
    const app = fastify();
    await helpPages(app);
    const get = (name: string) =>
      app.inject({ method: "GET", url: `/ADMIN-UI/help/panel/${name}` });
    const part = await get("gettingStarted");
    expect(part.json()).toMatchObject({ title: "Getting started" });
    expect(part.json().body).toContain('target="_blank"');
    expect((await get("nothing-here")).statusCode).toBe(404);
    await app.close();
  });

  it("[HELP-8] loads at most 60 kB of compressed scripts", () => {
    const folder = join(import.meta.dirname, "../../../../help/dist/assets");
    const scripts = globSync("*.js", { cwd: folder });
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file))).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  });
});

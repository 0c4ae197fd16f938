import Fastify from "fastify";
import { expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { secure, securityHeaders } from "./security.ts";
import { statechartPages } from "./statechart-pages.ts";

it("[CONFIG-M15] serves one page at every address of the explorer, under a policy without inline styles and scripts", async () => {
  const app = Fastify();
  secure(app, await securityHeaders("embedded", false));
  await statechartPages(app);
  const page = await app.inject("/STATECHARTS/checkout?tab=rules");
  expect(page.statusCode).toBe(200);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.headers["content-security-policy"]).toContain("style-src 'self';");
  expect(page.headers["content-security-policy"]).not.toContain("unsafe");
  expect((await app.inject("/STATECHARTS")).headers["location"]).toBe("/STATECHARTS/");
  expect((await app.inject("/STATECHARTS/assets/none.js")).statusCode).toBe(404);
  await app.close();
});

it("[CONFIG-M15] is there unless it is switched off", () => {
  expect(readConfig({}).statecharts).toBe(true);
  expect(readConfig({ STATECHARTS: "off" }).statecharts).toBe(false);
  expect(() => readConfig({ STATECHARTS: "maybe" })).toThrow(/STATECHARTS is on or off/);
});

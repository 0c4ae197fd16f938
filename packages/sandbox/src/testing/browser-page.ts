import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { FastifyInstance } from "fastify";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";

/** As strict as the product's own: nothing inline, nothing from elsewhere. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'none'; base-uri 'none'; object-src 'none'";

const STYLE = `
:root { color-scheme: light dark; --canvas: light-dark(#f9f9fb, #111113); --field: light-dark(#ffffff, #111113); --raised: light-dark(#ffffff, #212225);
  --ink: light-dark(#1c2024, #edeef0); --muted: light-dark(#60646c, #b0b4ba); --line-strong: light-dark(#d9d9e0, #363a3f);
  --line-control: light-dark(#8b8d98, #777b84); --focus: light-dark(#5b5bd6, #6e6ade); --bad-sign: light-dark(#d13415, #ff977d); --accent: #5b5bd6; }
body { margin: 40px; width: 380px; background: var(--canvas); color: var(--ink); font: 400 14px/20px system-ui, sans-serif; }
`;

async function bundleEntry(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    // The test run's own environment would make it a development build.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: new URL(entry, import.meta.url).pathname },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("the page did not build");
  return chunk.code;
}

/** Serves a page whose script is built from `entry`, behind the stand-in scripts. */
export async function servePage(
  app: FastifyInstance,
  entry: string,
  scripts: readonly string[],
): Promise<void> {
  const code = await bundleEntry(entry);
  const tags = scripts.map((path) => `<script src="${path}"></script>`).join("");
  app.get("/page.js", (_request, reply) => reply.type("text/javascript").send(code));
  app.get("/page.css", (_request, reply) => reply.type("text/css").send(STYLE));
  app.get("/page", (_request, reply) =>
    reply
      .type("text/html")
      .header("content-security-policy", POLICY)
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="stylesheet" href="/page.css"><main></main>${tags}<script type="module" src="/page.js"></script></html>`,
      ),
  );
}

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });

/** Collects what a page logs as a warning or an error, throws, or requests from another origin. */
function collectPageErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    // The browser itself reports every refused payment as a failed resource.
    if (message.text().startsWith("Failed to load resource")) return;
    if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) errors.push(request.url());
  });
  return errors;
}

const TIMEOUT_MS = 60_000;

export interface BrowserPage {
  /** The page of the test that runs. */
  page(): Page;
  /** Waits until the page's `output` shows this text. */
  expectOutput(text: string): Promise<void>;
}

/** Opens a browser for the tests of a file and a page for each of them; a test whose page has errors fails. */
export function useBrowserPage(origin: () => string): BrowserPage {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    errors = collectPageErrors(page, origin());
  });
  afterEach(async () => {
    await context.close();
    if (errors.length) throw new Error(errors.join("\n"));
  });
  return {
    page: () => page,
    expectOutput: (text) =>
      vi.waitFor(
        async () => expect(await page.locator("output").textContent()).toBe(text),
        TIMEOUT_MS,
      ),
  };
}

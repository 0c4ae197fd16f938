import { describe, expect, it } from "vitest";
import { openApi } from "../openapi/openapi.ts";
import { allCalls } from "../testing/all-calls.ts";
import { docsPage } from "./docs-page.ts";
import { docsStyle } from "./docs-style.ts";
import { html } from "./html.ts";

const page = docsPage(openApi("1.0.0"), "docs.css");

describe("the page of calls", () => {
  it("[API-O5] has an entry for every call with its method and path", () => {
    for (const { id, route } of allCalls()) {
      const entry = page.slice(page.indexOf(`<article id="${id}">`));
      const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
      expect(entry.slice(0, 300)).toContain(
        `<span class="method">${route.method}</span> <code>${path}</code>`,
      );
    }
  });

  it("[API-O5] needs nothing from elsewhere and runs no script", () => {
    expect(page + docsStyle).not.toMatch(/https?:|\/\/[a-z]|<script|@import|url\(|\son\w+=|style=/);
    expect(page.match(/(?:src|href)="[^"#]+"/g)).toEqual([
      'href="docs.css"',
      'href="openapi.json"',
    ]);
  });

  it("[API-O5] leads every link to an entry of the page", () => {
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it("[API-O5] writes text as text, whatever it holds", () => {
    expect(html`<p>${`<script>"&`}</p>`.text).toBe("<p>&lt;script&gt;&quot;&amp;</p>");
  });
});

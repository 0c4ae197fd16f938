import { isJson, jsonList, jsonText, type Json } from "../openapi/json.ts";
import { html, prose, type Html } from "./html.ts";
import { operationEntry } from "./operation-entry.ts";
import { schemaEntry } from "./schema-entry.ts";

interface Operation {
  readonly noun: string;
  readonly id: string;
  readonly entry: Html;
}

function operationsOf(paths: Json): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isJson(methods) ? methods : {}).flatMap(([method, operation]) => {
      if (!isJson(operation)) return [];
      const id = jsonText(operation["operationId"]);
      return [{ id, noun: id.split(".")[0] ?? "", entry: operationEntry(method, path, operation) }];
    }),
  );
}

const jsonPart = (holder: unknown, name: string): Json => {
  const part = isJson(holder) ? holder[name] : undefined;
  return isJson(part) ? part : {};
};

/** The contract as one page without scripts (API-O5): nouns, calls and schemas. `style` is its style sheet's address. */
export function docsPage(document: Json, style: string): string {
  const operations = operationsOf(jsonPart(document, "paths"));
  const schemas = Object.entries(jsonPart(document["components"], "schemas")).toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const nouns = jsonList(document["tags"]).map((tag) => ({
    name: jsonText(tag["name"]),
    about: jsonText(tag["description"]),
  }));
  const about = jsonText(jsonPart(document, "info")["description"]);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Marquee: calls</title>
        <link rel="stylesheet" href="${style}" />
      </head>
      <body>
        <nav aria-label="Nouns">
          <ul>
            ${nouns.map(({ name }) => html`<li><a href="#${name}">${name}</a></li> `)}
            <li><a href="#schemas">schemas</a></li>
          </ul>
        </nav>
        <main>
          <h1>Calls of Marquee</h1>
          <p>${prose(about)}</p>
          <p>
            ${operations.length} calls. The same as a document for tools:
            <a href="openapi.json">openapi.json</a>.
          </p>
          ${nouns.map(
            ({ name, about: words }) =>
              html`<section id="${name}">
                <h2>${name}</h2>
                <p>${words}</p>
                ${operations.filter(({ noun }) => noun === name).map(({ entry }) => entry)}
              </section> `,
          )}
          <section id="schemas">
            <h2>schemas</h2>
            ${schemas.map(([name, schema]) => schemaEntry(name, schema))}
          </section>
        </main>
      </body>
    </html> `.text;
}

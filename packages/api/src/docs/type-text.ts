import { isJson, jsonList, jsonText, type Json } from "../openapi/json.ts";
import { html, type Html } from "./html.ts";

function limitsText({ minimum, maximum, maxLength, maxItems, pattern }: Json): string {
  const known = [
    minimum !== undefined && maximum !== undefined
      ? `${jsonText(minimum)} to ${jsonText(maximum)}`
      : "",
    maxLength === undefined ? "" : `at most ${jsonText(maxLength)} characters`,
    maxItems === undefined ? "" : `at most ${jsonText(maxItems)}`,
    jsonText(pattern),
  ].filter((text) => text !== "");
  return known.length > 0 ? ` (${known.join(", ")})` : "";
}

const anyOf = (parts: readonly Html[]): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html` or ${part}`))}`;

/** What a schema takes, in a few words; named schemas are links to their own entry. */
export function typeText(schema: unknown): Html {
  if (!isJson(schema)) return html`anything`;
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = reference.slice(reference.lastIndexOf("/") + 1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema["enum"]))
    return anyOf(schema["enum"].map((value) => html`<code>${JSON.stringify(value)}</code>`));
  const choices = jsonList(schema["anyOf"]);
  if (choices.length > 0) return anyOf(choices.map(typeText));
  if (schema["type"] === "array")
    return html`list of ${typeText(schema["items"])}${limitsText(schema)}`;
  if (schema["type"] === "object" && isJson(schema["properties"]))
    return html`{
    ${Object.entries(schema["properties"]).map(([name, field], at) => html`${at > 0 ? ", " : ""}${name}: ${typeText(field)}`)}
    }`;
  if (schema["type"] === "object") return html`object`;
  const type = schema["type"];
  return typeof type === "string" ? html`${type}${limitsText(schema)}` : html`anything`;
}

import { isJson } from "../openapi/json.ts";
import { html, type Html } from "./html.ts";
import { typeText } from "./type-text.ts";

/** One named schema with its fields. */
export function schemaEntry(name: string, schema: unknown): Html {
  const properties = isJson(schema) && isJson(schema["properties"]) ? schema["properties"] : null;
  const required = isJson(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  if (!properties)
    return html`<article id="schema-${name}">
      <h3>${name}</h3>
      <p>${typeText(schema)}</p>
    </article> `;
  return html`<article id="schema-${name}">
    <h3>${name}</h3>
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(properties).map(
          ([field, type]) =>
            html`<tr>
              <th scope="row">
                ${field}${required.includes(field) ? null : html` <span class="mark">optional</span>`}
              </th>
              <td>${typeText(type)}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </article> `;
}

import { isJson, jsonList, jsonText, type Json } from "../openapi/json.ts";
import { html, prose, type Html } from "./html.ts";
import { typeText } from "./type-text.ts";

/** The first content of a body or answer: its type and schema. */
function firstContent(holder: unknown): { readonly type: string; readonly schema: unknown } | null {
  if (!isJson(holder) || !isJson(holder["content"])) return null;
  const [first] = Object.entries(holder["content"]);
  if (!first || !isJson(first[1])) return null;
  return { type: first[0], schema: first[1]["schema"] };
}

const codes = (names: readonly unknown[]): readonly Html[] =>
  names.map((each, at) => html`${at > 0 ? " or " : ""}<code>${jsonText(each)}</code>`);

function whoMaySee(operation: Json): Html {
  const needed = operation["x-ability-to-see"];
  if (!Array.isArray(needed)) return html``;
  return html`${needed.map((anyOf) => (Array.isArray(anyOf) ? html`; the response needs ${codes(anyOf)}` : null))}`;
}

function whoMayCall(operation: Json): Html {
  const ability = operation["x-ability"];
  if (typeof ability === "string") return html`a user with <code>${ability}</code>`;
  const any = operation["x-ability-any"];
  if (Array.isArray(any)) return html`a user with ${codes(any)}`;
  const byKind = operation["x-ability-by-kind"];
  if (isJson(byKind))
    return html`${Object.entries(byKind).map(([kind, each], at) => html`${at > 0 ? ", " : ""}<code>${kind}</code>: a user with <code>${jsonText(each)}</code>`)}`;
  const [scheme] = jsonList(operation["security"]);
  if (!scheme) return html`every caller, signed out too`;
  return "deliverySignature" in scheme
    ? html`every caller who signs the body`
    : html`every signed-in user`;
}

function parameterRows(operation: Json): Html | null {
  const parameters = jsonList(operation["parameters"]);
  if (parameters.length === 0) return null;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        <th scope="col">In</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${parameters.map(
        (each) =>
          html`<tr>
            <th scope="row">${jsonText(each["name"])}</th>
            <td>${jsonText(each["in"])}</td>
            <td>${typeText(each["schema"])}</td>
            <td>${prose(jsonText(each["description"]))}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

function refusals(responses: Json): Html {
  const tags = Object.entries(responses)
    .filter(([status]) => status !== "200")
    .map(([status, response]) => {
      const reference = isJson(response) ? jsonText(response["$ref"]) : "";
      return `${status} ${reference.slice(reference.lastIndexOf("/") + 1)}`;
    });
  return html`${tags.join(", ")}`;
}

/** One call: its path, who may make it, what it takes, returns and refuses. */
export function operationEntry(method: string, path: string, operation: Json): Html {
  const id = jsonText(operation["operationId"]);
  const body = firstContent(operation["requestBody"]);
  const responses = isJson(operation["responses"]) ? operation["responses"] : {};
  const result = firstContent(responses["200"]);
  return html`<article id="${id}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p>
      ${prose(jsonText(operation["summary"]))}.${operation["x-source"] === "extension" ? html` <span class="mark">extension</span>` : null}${operation["x-changes-state"] === true ? html` <span class="mark">changes state</span>` : null}
    </p>
    <dl>
      <dt>Name</dt>
      <dd><code>${id}</code></dd>
      <dt>Who</dt>
      <dd>${whoMayCall(operation)}${whoMaySee(operation)}</dd>
      ${
        body
          ? html`<dt>Body</dt>
              <dd>
                ${body.type === "application/json" ? typeText(body.schema) : html`${body.type}, one file in the field <code>file</code>`}
              </dd>`
          : null
      }
      <dt>Answer</dt>
      <dd>
        ${result?.type === "application/json" ? typeText(result.schema) : html`${result?.type ?? ""}`}
      </dd>
      <dt>Refusals</dt>
      <dd>${refusals(responses)}</dd>
    </dl>
    ${parameterRows(operation)}
  </article> `;
}

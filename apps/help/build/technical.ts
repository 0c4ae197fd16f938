import { contract } from "@marquee/api/contract/contract";
import { html, type Html } from "@marquee/api/docs/html";
import type { Call } from "@marquee/api/http/call";
import type { Route } from "@marquee/api/http/route";
import { routes } from "@marquee/api/routes/routes";
import { GRANTS, refusalOf } from "@marquee/domain/access/ability-table";
import { DEFAULT_ROLES } from "@marquee/domain/access/default-roles";
import { ROLE_TITLES } from "@marquee/domain/access/titles";
import { FORMS } from "@marquee/domain/forms/forms";
import { fieldLabel } from "./field-label.ts";
import type { HelpPage } from "./read-page.ts";

interface NamedCall {
  readonly name: string;
  readonly call: Call;
  readonly route: Route;
}

const nouns: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract;
const paths: Readonly<Record<string, Readonly<Record<string, Route>>>> = routes;

/** The calls of a page: each by its name, or all of a noun. Throws if the contract has no such call. */
function namedCalls({ name: page, calls }: HelpPage): readonly NamedCall[] {
  return calls.flatMap((named) => {
    const [noun = "", only] = named.split(".");
    const found = Object.entries(nouns[noun] ?? {})
      .filter(([name]) => only === undefined || name === only)
      .flatMap(([name, call]) => {
        const route = paths[noun]?.[name];
        return route === undefined ? [] : [{ name: `${noun}.${name}`, call, route }];
      });
    if (found.length === 0) throw new Error(`docs/help/${page}.md: there is no call "${named}"`);
    return found;
  });
}

function limitText({ perMinute, file, maxBodyBytes }: Call): string {
  const parts = [
    ...(perMinute === undefined ? [] : [`${perMinute} calls a minute`]),
    ...(file === undefined ? [] : [`files up to ${Math.round(file.maxBytes / 1_000_000)} MB`]),
    ...(maxBodyBytes === undefined ? [] : [`bodies up to ${maxBodyBytes} bytes`]),
  ];
  return parts.join(", ");
}

const section = (title: string, head: readonly string[], rows: readonly Html[]): Html | null =>
  rows.length === 0
    ? null
    : html`<h2>${title}</h2>
        <div class="table">
          <table>
            <thead>
              <tr>
                ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
        </div>`;

/** The default roles under the names by which calls know them, on the pages about who gives which. */
const storedRoles = ({ abilities }: HelpPage): readonly Html[] =>
  abilities.includes("roles.assign")
    ? DEFAULT_ROLES.map(
        ({ roleName, privilegeCode }) =>
          html`<tr>
            <td>${ROLE_TITLES[roleName]}</td>
            <td><code>${roleName}</code></td>
            <td>${privilegeCode.join(", ") || "None"}</td>
          </tr>`,
      )
    : [];

/** The technical part of a page: abilities, rules and calls of its screens, read from the domain and the contract. */
export function technicalPart(page: HelpPage): Html {
  const abilities = page.abilities.map((ability) => {
    const grant = GRANTS[ability];
    return html`<tr>
      <td><code>${grant.rule}</code></td>
      <td>${refusalOf(grant, (code) => code)}</td>
    </tr>`;
  });
  const rules = page.forms.flatMap((form) =>
    FORMS[form].rules.map(
      ({ rule, field, message }) =>
        html`<tr>
          <td><code>${rule}</code></td>
          <td>${fieldLabel(field)}</td>
          <td>${message}</td>
        </tr>`,
    ),
  );
  const calls = namedCalls(page).map(
    ({ call, route }) =>
      html`<tr>
        <td><code>${route.method} ${route.path}</code></td>
        <td>${call.summary}</td>
        <td>${limitText(call)}</td>
      </tr>`,
  );
  return html`${section("Abilities", ["Rule", "Who can do what"], abilities)}
  ${section("Default roles", ["Role", "Stored as", "Privileges"], storedRoles(page))}
  ${section("Rules of the form", ["Rule", "Field", "Message"], rules)}
  ${section("Calls", ["Call", "What it does", "Limit"], calls)}
  ${
    abilities.length + rules.length + calls.length === 0
      ? html`<p>This page is about no screen of its own: it has no rules and no calls.</p>`
      : null
  }`;
}

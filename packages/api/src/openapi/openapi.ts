import { contract } from "../contract/contract.ts";
import type { Call } from "../http/call.ts";
import type { Route } from "../http/route.ts";
import { routes } from "../routes/routes.ts";
import { Components } from "./components.ts";
import type { Json } from "./json.ts";
import { NOUNS } from "./nouns.ts";
import { operationOf } from "./operation.ts";
import { REFUSAL, refusalResponses } from "./refusals.ts";

const DESCRIPTION = `Every call of Marquee. Responses are read from \`data\`; lists come with \`meta.total\` and take \`page\`, \`size\`,
\`sort\` and \`q\`. Refusals are \`error\` with a tag and a message. Amounts are CAD, as numbers with at most two decimals;
instants are ISO 8601 in UTC; days are days in Central time (America/Chicago). Ids of new things are 32 lower-case
hexadecimal characters made by the caller: the same id and body return the first result again, another body 409.
Operations with \`x-source: extension\` are Marquee's own; \`x-ability\` names what the caller must be able to do,
\`x-ability-to-see\` what it takes to see the response, one of each list;
\`x-changes-state\` marks a GET that must not be repeated or fetched ahead.`;

const SECURITY: Json = {
  idToken: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The ID token of the identity service. Rights are read from the database per call.",
  },
  deliverySignature: {
    type: "apiKey",
    in: "header",
    name: "X-Marquee-Signature",
    description:
      "`t=<seconds>,v1=<hex>`: HMAC-SHA256 with the shared key over `<seconds>.<body>`; good for five minutes.",
  },
};

function pathItems(components: Components): Json {
  const paths: Record<string, Json> = {};
  const table: Readonly<Record<string, Readonly<Record<string, Route>>>> = routes;
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const route = table[noun]?.[name];
      if (!route) throw new Error(`${noun}.${name} has no route`);
      const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operationOf(components, { noun, name, route }, call),
      };
    }
  }
  return paths;
}

/** The whole contract of a release as an OpenAPI 3.1 document (API-C3). Our own calls have `x-source: extension`. */
export function openApi(release: string): Json {
  const components = new Components();
  const paths = pathItems(components);
  return {
    openapi: "3.1.0",
    info: {
      title: "Marquee",
      version: release,
      summary: "The back office of an advertising marketplace",
      description: DESCRIPTION,
    },
    servers: [{ url: "/api" }],
    tags: Object.entries(NOUNS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components.schemas, Refusal: REFUSAL },
      responses: refusalResponses,
      securitySchemes: SECURITY,
    },
  };
}

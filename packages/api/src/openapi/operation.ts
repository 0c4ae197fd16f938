import type { Access, Call } from "../http/call.ts";
import { abilitiesToSee } from "../http/needed-abilities.ts";
import type { Route } from "../http/route.ts";
import type { Components } from "./components.ts";
import type { Json } from "./json.ts";
import { parametersOf } from "./parameters.ts";
import { callRefusals } from "./refusals.ts";

const UPLOAD: Json = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

function requestBody(components: Components, { body, file }: Call): Json {
  if (body)
    return {
      requestBody: {
        required: true,
        content: { "application/json": { schema: components.of(body) } },
      },
    };
  if (!file) return {};
  const most = `One file, of at most ${Math.floor(file.maxBytes / 1_000_000)} MB.`;
  return {
    requestBody: {
      required: true,
      description: most,
      content: { "multipart/form-data": { schema: UPLOAD } },
    },
  };
}

const META: Json = {
  type: "object",
  required: ["total"],
  properties: {
    total: { type: "integer", description: "How many rows there are in all." },
    isMore: {
      type: "boolean",
      description: "There are more rows than `total`, which are not counted one by one.",
    },
    moreMayMatch: {
      type: "boolean",
      description: "Not all rows were compared with `q`: more of them may hold it.",
    },
    keys: {
      type: "object",
      required: ["first", "last"],
      properties: { first: { type: "string" }, last: { type: "string" } },
      description:
        "Where the page begins and ends, if it is not the whole list: `last` is the `after` of the next page, `first` the `before` of the one before.",
    },
    counts: {
      type: "object",
      additionalProperties: { type: "integer" },
      description: "How many there are of each status, where a screen shows them on its tabs.",
    },
    sums: {
      type: "object",
      additionalProperties: { type: "number" },
      description:
        "What all rows come to that are listed, whatever the page, in a list of payments.",
    },
  },
};

const ETAG: Json = {
  ETag: { description: "The version, for If-Match of an edit.", schema: { type: "string" } },
};

const wrapData = (data: Json, list: boolean): Json =>
  list
    ? {
        type: "object",
        required: ["data", "meta"],
        properties: { data: { type: "array", items: data }, meta: META },
      }
    : { type: "object", required: ["data"], properties: { data } };

function result(components: Components, { produces, response, list }: Call): Json {
  const description = list ? "A page of rows" : "Done";
  if (produces === "text/event-stream")
    return { description, content: { [produces]: { schema: { type: "string" } } } };
  if (produces)
    return {
      description,
      content: { [produces]: { schema: { type: "string", format: "binary" } } },
    };
  const data = components.of(response);
  return {
    description,
    ...(!list && components.hasVersion(data) ? { headers: ETAG } : {}),
    content: { "application/json": { schema: wrapData(data, list ?? false) } },
  };
}

/** Who may call: how the caller is known, and what they must be able to do. */
function accessJson(access: Access): Json {
  if (access === "public") return { security: [] };
  if (access === "signed") return { security: [{ deliverySignature: [] }] };
  const security = [{ idToken: [] }];
  if (access === "signedIn") return { security };
  if ("ability" in access) return { security, "x-ability": access.ability };
  if ("anyOf" in access) return { security, "x-ability-any": access.anyOf };
  return { security, "x-ability-by-kind": access.abilityByKind };
}

/** What is required to see the response: one ability of each list. */
function responseAbilities({ response }: Call): Json {
  const needed = abilitiesToSee(response);
  return needed.length === 0 ? {} : { "x-ability-to-see": needed };
}

/** The route of a call, and what names it. */
interface NamedRoute {
  readonly noun: string;
  readonly name: string;
  readonly route: Route;
}

/** The specification has some. */
const changesByGet = ({ method, safe }: Route): boolean => method === "GET" && safe !== true;

/** One call, written down. */
export const operationOf = (
  components: Components,
  { noun, name, route }: NamedRoute,
  call: Call,
): Json => ({
  operationId: `${noun}.${name}`,
  tags: [noun],
  summary: call.summary,
  "x-source": route.isExtension ? "extension" : "specification",
  ...(changesByGet(route) ? { "x-changes-state": true } : {}),
  ...accessJson(call.access),
  ...responseAbilities(call),
  parameters: parametersOf(components, call),
  ...requestBody(components, call),
  responses: { "200": result(components, call), ...callRefusals(call) },
});

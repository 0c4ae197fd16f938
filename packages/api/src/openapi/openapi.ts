import { JsonSchema, Schema } from "effect";
import { contract } from "../contract/contract.ts";
import type { Call, Fields } from "../http/call.ts";
import { FAILURE_STATUS } from "../http/failure.ts";
import type { Route } from "../http/route.ts";
import { routes } from "../routes/routes.ts";

type Json = Record<string, unknown>;

/** Collects named schemas while the operations are written down. */
class Components {
  readonly schemas: Json = {};

  of(schema: Schema.Codec<unknown, unknown>): Json {
    const document = Schema.toJsonSchemaDocument(schema);
    const converted = JsonSchema.toMultiDocumentOpenApi3_1({
      dialect: "draft-2020-12",
      schemas: [document.schema],
      definitions: document.definitions,
    });
    Object.assign(this.schemas, converted.definitions);
    return { ...converted.schemas[0] };
  }
}

const FAILURE: Json = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["tag", "message"],
      properties: {
        tag: { type: "string", enum: Object.keys(FAILURE_STATUS) },
        message: { type: "string" },
        reference: { type: "string" },
        issues: {
          type: "array",
          items: {
            type: "object",
            required: ["rule", "field", "message"],
            properties: {
              rule: { type: "string" },
              field: { type: "string" },
              message: { type: "string" },
            },
          },
        },
      },
    },
  },
};

const parameters = (components: Components, fields: Fields | undefined, place: "path" | "query") =>
  Object.entries(fields ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path",
    schema: components.of(schema),
  }));

function requestBody(components: Components, call: Call): Json {
  if (call.body)
    return {
      requestBody: {
        required: true,
        content: { "application/json": { schema: components.of(call.body) } },
      },
    };
  if (!call.file) return {};
  const schema = {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
  };
  return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
}

function answer(components: Components, call: Call): Json {
  if (call.produces)
    return { [call.produces]: { schema: { type: "string", contentEncoding: "binary" } } };
  const data = components.of(call.response);
  const meta = {
    type: "object",
    required: ["total"],
    properties: {
      total: { type: "integer" },
      counts: { type: "object", additionalProperties: { type: "integer" } },
    },
  };
  const schema = call.list
    ? {
        type: "object",
        required: ["data", "meta"],
        properties: { data: { type: "array", items: data }, meta },
      }
    : { type: "object", required: ["data"], properties: { data } };
  return { "application/json": { schema } };
}

function operation(components: Components, noun: string, name: string, call: Call): Json {
  const refusals = call.errors.map((tag) => [
    String(FAILURE_STATUS[tag]),
    {
      description: tag,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  ]);
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: call.summary,
    "x-source": call.source,
    ...(typeof call.access === "object" ? { "x-ability": call.access.ability } : {}),
    security: call.access === "public" ? [] : [{ idToken: [] }],
    parameters: [
      ...parameters(components, call.params, "path"),
      ...parameters(components, call.query, "query"),
    ],
    ...requestBody(components, call),
    responses: {
      "200": { description: "Done", content: answer(components, call) },
      ...Object.fromEntries(refusals),
    },
  };
}

/** The whole contract as an OpenAPI 3.1 document. Our own calls carry `x-source: extension`. */
export function openApi(): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  const table: Readonly<Record<string, Readonly<Record<string, Route>>>> = routes;
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const route = table[noun]?.[name];
      if (!route) throw new Error(`${noun}.${name} has no route`);
      const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operation(components, noun, name, call),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Marquee",
      version: "1",
      summary: "The back office of an advertising marketplace",
    },
    servers: [{ url: "/api" }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...components.schemas, Refusal: FAILURE },
      securitySchemes: { idToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

import { Arbitrary, Effect, Result, Schema, SchemaIssue } from "effect";
import { describe, expect, it } from "vitest";
import { isJson } from "../openapi/json.ts";
import { allCalls } from "../testing/all-calls.ts";

type Codec = Schema.Codec<unknown, unknown>;

const bodies = allCalls().flatMap(({ id, call }): [string, Codec][] =>
  call.body ? [[`${id} body`, call.body]] : [],
);
const responses = allCalls().map(({ id, call }): [string, Codec] => [
  `${id} answer`,
  call.response,
]);

/** Deliveries with amounts: too few samples find one by chance. */
const BY_HAND: Readonly<Record<string, unknown>> = {
  "ingest.orders body": [
    {
      id: "0f8fad5bd9cb469fa16570867728950e",
      storeId: "montreal",
      createdOn: "2026-03-02T06:00:00.000Z",
      totalPrice: 19.99,
      totalCommission: 0.29,
      orders: [
        {
          orderNumber: "1001",
          createdOn: "2026-03-02T06:00:00Z",
          totalPrice: 19.99,
          status: "paid",
          source: "web",
          customerEmail: "ann@marquee.test",
          customerPhoneNumber: "5145550100",
          captureReason: "",
        },
      ],
    },
  ],
};

const samplesOf = async (schema: Codec, count: number, id = "") => [
  ...(Object.hasOwn(BY_HAND, id) ? [BY_HAND[id]] : []),
  ...(await Effect.runPromise(
    Arbitrary.sampleEffect(Arbitrary.schema(schema), {
      count,
      size: 3,
      seed: "marquee",
      maxDiscards: 100_000,
    }),
  )),
];

describe("schemas", () => {
  it.each([...bodies, ...responses])(
    "[API-S1] travel as they are and read back the same: %s",
    async (id, schema) => {
      for (const value of await samplesOf(schema, 12, id)) {
        const written = Schema.encodeUnknownSync(schema)(value);
        expect(written).toEqual(value);
        // JSON has no negative zero.
        const wire = JSON.stringify(written);
        const read = Schema.decodeUnknownSync(schema)(JSON.parse(wire));
        expect(JSON.stringify(read)).toBe(wire);
      }
    },
  );
});

/** Every place below a schema, with the named ones written out. */
function* places(schema: unknown, names: unknown, path = ""): Generator<[string, unknown]> {
  if (!isJson(schema)) return;
  const reference = schema["$ref"];
  if (typeof reference === "string" && isJson(names)) {
    yield* places(names[reference.slice(reference.lastIndexOf("/") + 1)], names, path);
    return;
  }
  yield [path, schema];
  for (const choice of Array.isArray(schema["anyOf"]) ? schema["anyOf"] : [])
    yield* places(choice, names, path);
  if (isJson(schema["properties"]))
    for (const [name, field] of Object.entries(schema["properties"]))
      yield* places(field, names, `${path}.${name}`);
  yield* places(schema["items"], names, `${path}[]`);
}

const isBounded = (schema: unknown): boolean => {
  if (!isJson(schema)) return true;
  if (schema["type"] === "string")
    return "maxLength" in schema || "enum" in schema || "pattern" in schema;
  return schema["type"] !== "array" || "maxItems" in schema;
};

/** The same value with every text far too long, and such a text in place of every truth value. */
function swollen(value: unknown): unknown {
  if (typeof value === "string" || typeof value === "boolean") return "\u0000".repeat(20_000);
  if (Array.isArray(value)) return value.map(swollen);
  return isJson(value)
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, swollen(field)]))
    : value;
}

const describeIssues = SchemaIssue.makeFormatterStandardSchemaV1();

describe("bodies", () => {
  it.each(bodies)("[API-S2] have a limit on every text and list: %s", (_id, schema) => {
    const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema);
    const unbounded = [...places(root, definitions)].filter(([, place]) => !isBounded(place));
    expect(unbounded.map(([path]) => path)).toEqual([]);
  });

  it.each(bodies)("[API-S2] say what they expect in words: %s", async (id, schema) => {
    const results = (await samplesOf(schema, 25, id)).map((value) =>
      Schema.decodeUnknownResult(schema, { errors: "all" })(swollen(value)),
    );
    const failures = results.filter((result) => Result.isFailure(result));
    const messages = failures.flatMap(({ failure }) => describeIssues(failure.issue).issues);
    expect(failures.length).toBeGreaterThan(0);
    expect(messages.filter(({ message }) => /RegExp|length of|a value with/.test(message))).toEqual(
      [],
    );
  });
});

describe("bodies that several kinds share", () => {
  const decode = (id: string, body: unknown) => {
    const schema = allCalls().find((each) => each.id === id)?.call.body;
    if (!schema) throw new Error(`${id} takes no body`);
    return Schema.decodeUnknownResult(schema)(body);
  };
  const id = "0f8fad5bd9cb469fa16570867728950e";

  it("[API-S3] are distinguished by their kind, and a wrong draft is not taken for another kind", () => {
    expect(
      Result.isSuccess(decode("payments.openCheckout", { id, kind: "cardVerification" })),
    ).toBe(true);
    expect(Result.isFailure(decode("payments.openCheckout", { id, kind: "flyer" }))).toBe(true);
    expect(Result.isSuccess(decode("campaigns.create", { id }))).toBe(true);
    const half = { id, campaignType: "sponsored", draft: {} };
    expect(Result.isFailure(decode("campaigns.create", half))).toBe(true);
  });

  it("[API-S3] refuse a variant with six images, a product with eleven", async () => {
    const schema = allCalls().find((each) => each.id === "products.create")?.call.body;
    if (!schema) throw new Error("products.create takes no body");
    const samples = await samplesOf(schema, 40);
    for (const kind of ["Y", "N"]) {
      const most = kind === "Y" ? 5 : 10;
      const found = samples.filter(isJson).find((each) => each["isVariant"] === kind);
      if (!found) throw new Error("the samples hold both kinds");
      const images = (count: number) => ({
        ...found,
        images: Array.from({ length: count }, () => "/a.webp"),
      });
      expect(Result.isSuccess(decode("products.create", images(most)))).toBe(true);
      expect(Result.isFailure(decode("products.create", images(most + 1)))).toBe(true);
    }
  });

  it("[API-S4] drop what a client may not say: no body approves a branch", () => {
    const schema = allCalls().find((each) => each.id === "stores.update")?.call.body;
    expect(JSON.stringify(schema && Schema.toJsonSchemaDocument(schema))).not.toContain(
      "isApprove",
    );
  });
});

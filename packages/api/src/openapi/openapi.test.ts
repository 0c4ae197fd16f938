import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { allCalls } from "../testing/all-calls.ts";
import { isJson, jsonList, jsonText, type Json } from "./json.ts";
import { openApi } from "./openapi.ts";

const document = openApi("1.0.0");

const jsonAt = (holder: Json, name: string): Json => {
  const part = holder[name];
  if (!isJson(part)) throw new Error(`${name} is missing`);
  return part;
};

const operations = Object.entries(jsonAt(document, "paths")).flatMap(([path, methods]) =>
  Object.entries(isJson(methods) ? methods : {}).flatMap(([method, operation]) =>
    isJson(operation) ? [{ path, method, operation }] : [],
  ),
);
const findOperation = (id: string): Json => {
  const found = operations.find(({ operation }) => operation["operationId"] === id);
  if (!found) throw new Error(`${id} is missing`);
  return found.operation;
};
const listParameters = (operation: Json) => jsonList(operation["parameters"]);

describe("the OpenAPI document", () => {
  it("[API-C3] describes each call once, with its parameters in the path", () => {
    expect(operations.map(({ operation }) => jsonText(operation["operationId"])).sort()).toEqual(
      allCalls()
        .map(({ id }) => id)
        .sort(),
    );
    for (const { path, operation } of operations)
      expect(
        listParameters(operation)
          .filter((each) => each["in"] === "path")
          .map((each) => `{${jsonText(each["name"])}}`)
          .sort(),
      ).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
  });

  it("[API-O1] satisfies the linter's strict rules", async () => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      rules: {
        // Marquee is not given away under a licence.
        "info-license": "off",
        // One call is never refused: what a browser must know before the sign-in.
        "operation-4xx-response": "off",
      },
    });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: "openapi.json",
      config,
    });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it("[API-O2] explains every parameter, and shows numbers as numbers", () => {
    for (const { operation } of operations)
      for (const parameter of listParameters(operation))
        expect(jsonText(parameter["description"]).length).toBeGreaterThan(10);
    const schemaOf = (id: string, name: string) =>
      listParameters(findOperation(id)).find((each) => each["name"] === name)?.["schema"];
    expect(schemaOf("offers.byCompany", "page")).toMatchObject({ type: "integer", minimum: 1 });
    expect(schemaOf("payments.createIntent", "amount")).toMatchObject({
      type: "number",
      minimum: 0,
    });
    expect(schemaOf("offers.byCompany", "status")).toMatchObject({
      type: "string",
      enum: expect.arrayContaining(["allincludeActive"]),
    });
  });

  it("[LIST-S1] names what a list can be sorted by", () => {
    const sort = listParameters(findOperation("payments.stuckPayments")).find(
      ({ name }) => name === "sort",
    );
    expect(sort).toMatchObject({
      description: "One of `deadSince`, `amount`, `retries`, with `-` before it for descending.",
      example: "-deadSince",
    });
  });

  it("[API-O3] names the version an edit takes and an answer gives", () => {
    const update = findOperation("offers.update");
    expect(listParameters(update)).toContainEqual(
      expect.objectContaining({ name: "If-Match", in: "header" }),
    );
    expect(jsonAt(jsonAt(update, "responses"), "200")).toHaveProperty("headers.ETag");
    const states = findOperation("geography.states");
    expect(listParameters(states).map((each) => each["name"])).not.toContain("If-Match");
    expect(jsonAt(jsonAt(states, "responses"), "200")).not.toHaveProperty("headers");
  });

  it("[API-O4] names every refusal of a call by its tag, with an example", () => {
    for (const { id, call } of allCalls()) {
      const named = Object.values(jsonAt(findOperation(id), "responses")).flatMap((response) =>
        isJson(response) && typeof response["$ref"] === "string"
          ? [response["$ref"].replace("#/components/responses/", "")]
          : [],
      );
      const tooLarge = call.body || call.file ? ["TooLarge"] : [];
      expect([id, ...named.sort()]).toEqual([
        id,
        ...[...new Set([...call.errors, ...tooLarge, "Broken", "Unavailable"])].sort(),
      ]);
    }
    const responses = jsonAt(jsonAt(document, "components"), "responses");
    expect(jsonAt(responses, "Invalid")).toHaveProperty([
      "content",
      "application/json",
      "example",
      "error",
      "issues",
      0,
      "rule",
    ]);
  });

  it("[API-O4] says who may call", () => {
    expect(findOperation("session.settings")["security"]).toEqual([]);
    expect(findOperation("offers.create")["x-ability"]).toBe("offers.edit");
    expect(findOperation("payments.openCheckout")["x-ability-by-kind"]).toMatchObject({
      cardVerification: "cards.manageOwn",
    });
    expect(findOperation("invoices.create")["x-ability-to-see"]).toEqual([["invoices.view"]]);
    expect(findOperation("ingest.bills")["security"]).toEqual([{ deliverySignature: [] }]);
    expect(findOperation("stores.approve")["x-changes-state"]).toBe(true);
  });
});

import { expect, it } from "vitest";
import { openApi } from "./openapi.ts";

it("[API-C3] describes each call once, with its parameters in the path", () => {
  const document = openApi();
  const paths = document["paths"] as Record<
    string,
    Record<string, { operationId: string; parameters: { name: string; in: string }[] }>
  >;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(new Set(operations.map((each) => each.operationId)).size).toBe(operations.length);
  for (const { path, parameters } of operations)
    expect(
      parameters
        .filter((each) => each.in === "path")
        .map((each) => `{${each.name}}`)
        .sort(),
    ).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
});

import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import type { Call } from "../http/call.ts";
import { read } from "../http/route.ts";
import { routes } from "../routes/routes.ts";
import { contract } from "./contract.ts";
import { group } from "./group.ts";

const paths = Object.values(routes).flatMap((calls) =>
  Object.values(calls).map((route) => `${route.method} ${route.path.replaceAll(/:\w+/g, "*")}`),
);

describe("the contract", () => {
  it("[API-C1] binds every route to a call, and every call to a route", () => {
    for (const [noun, calls] of Object.entries(routes))
      expect(Object.keys(contract[noun as keyof typeof contract]).sort()).toEqual(
        Object.keys(calls).sort(),
      );
  });

  it("[API-C1] gives no two calls the same method and path", () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("[API-C2] declares 401 on every call that needs a token", () => {
    const guarded = Object.values(contract)
      .flatMap((calls) => Object.values<Call>(calls))
      .filter((call) => call.access !== "public");
    for (const call of guarded) expect(call.errors).toContain("Unauthenticated");
  });

  it("[API-C1] refuses a contract that forgets a path parameter, when it is compiled", () => {
    const table = { one: read("/things/:id") };
    const call = {
      summary: "",
      access: "public",
      response: Schema.String,
      errors: [],
    } as const;
    // @ts-expect-error the path has an id
    const calls = group(table, { one: call });
    expect(Object.keys(calls)).toEqual(Object.keys(table));
  });
});

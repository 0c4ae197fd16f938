import fc from "fast-check";
import { expect, it } from "vitest";
import { fuzzCalls } from "./fuzz-call.ts";
import type { FuzzCaller } from "./fuzz-callers.ts";
import { fuzzRequests } from "./fuzz-request.ts";

const caller: FuzzCaller = {
  name: "master",
  actor: null,
  authorization: null,
  home: null,
  storeId: null,
  privileged: true,
  forged: false,
};
const nothing = { maple: {}, northline: {}, harbour: {} };

it("[REL-F2] a request is held to the contract of the call at its address, whatever call it was drawn for", () => {
  const requests = fuzzRequests([caller, { ...caller, forged: true }], nothing, ["categories"]);
  const drawn = fc
    .sample(requests, { seed: 1, numRuns: 2_000 })
    .filter(({ url }) => /^\/api\/categories\/[^/?]+(\?|$)/.test(url));
  const callNames = (method: string) =>
    new Set(drawn.filter((one) => one.method === method).map(({ target }) => target.name));
  expect(callNames("POST")).toEqual(new Set(["categories.create"]));
  expect(callNames("GET")).toEqual(new Set(["categories.all"]));
  // an address that no call has is still a request of the call it was drawn for
  expect(fuzzCalls().some(({ route }) => route.method === "PUT")).toBe(true);
  expect([...callNames("PUT")].length).toBeGreaterThan(0);
});

it("[REL-F2] an address that another call has a parameter in is held to the contract of that call", () => {
  const requests = fuzzRequests([caller, { ...caller, forged: true }], nothing, ["traffic"]);
  const reads = fc
    .sample(requests, { seed: 1, numRuns: 2_000 })
    .filter(({ method, url }) => method === "GET" && url.startsWith("/api/traffic/signed-out"));
  expect(new Set(reads.map(({ target }) => target.name))).toEqual(new Set(["traffic.read"]));
});

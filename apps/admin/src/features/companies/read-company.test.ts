import { createClient } from "@marquee/api/client/create-client";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { chooseSite } from "../../session/site.ts";
import {
  dataResponse,
  partResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { readSiteOptions } from "../users/users.queries.ts";
import { readCompany } from "./companies.queries.ts";

const FIRST = { id: "c1", name: "Atelier", countryId: "canada" };
const LAST = { id: "c5001", name: "Zephyr", countryId: "US" };

serveCalls(({ pathname }) => {
  if (pathname.endsWith("/c5001")) return dataResponse(LAST);
  if (pathname.includes("/getCompanyById/"))
    return refusalResponse({ tag: "NotFound", message: "There is no such company." }, 404);
  return partResponse([FIRST], 5001);
});

const reading = () =>
  [
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    createClient({ base: () => "/api", token: () => Promise.resolve(null) }),
  ] as const;

describe("one company of more than one answer holds", () => {
  it("[SCREEN-C7] is read by its id, and there is none of an unknown id", async () => {
    expect(await readCompany(...reading(), "c5001")).toMatchObject({ name: "Zephyr" });
    expect(await readCompany(...reading(), "c1")).toMatchObject({ name: "Atelier" });
    expect(await readCompany(...reading(), "c9")).toBeNull();
  });

  it("[SITE-S4] has its users on the server of its country, whichever company it is", async () => {
    chooseSite("CA");
    expect(await readSiteOptions(...reading(), "c5001")).toEqual({ secondary: true });
    expect(await readSiteOptions(...reading(), "c1")).toEqual({});
    expect(await readSiteOptions(...reading(), null)).toEqual({});
  });
});

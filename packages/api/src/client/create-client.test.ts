import type { Offer } from "@marquee/domain/offers/offer.schema";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import type { Page } from "../http/call.ts";
import { ApiFailure } from "./api-failure.ts";
import { createClient, type Client } from "./create-client.ts";

interface Heard {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let client: Client;
let heard: Heard[] = [];
let responses: { status: number; body: unknown; retryAfter?: string }[] = [];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = "", url = "", headers } = request;
      heard.push({ method, url, headers, body });
      const {
        status,
        body: result,
        retryAfter,
      } = responses.shift() ?? { status: 200, body: { data: null } };
      response.writeHead(status, {
        "content-type": "application/json",
        ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
      });
      response.end(JSON.stringify(result));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const base = `http://127.0.0.1:${port}`;
  client = createClient({
    base: () => `${base}/api`,
    secondary: () => `${base}/other`,
    token: () => Promise.resolve("token"),
    email: () => "a@b.ca",
  });
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
  responses = [];
});

const BUSY = { status: 503, body: { error: { tag: "Unavailable", message: "Busy." } } };
const draft = { email: "a@b.ca", name: "Ann" };

describe("the client", () => {
  it("[API-T2] puts each part where the contract has it", async () => {
    responses = [{ status: 200, body: { data: [], meta: { total: 0, counts: { active: 2 } } } }];
    const page = await client.offers.byCompany({
      params: { companyId: "a/b", status: "active" },
      query: { page: 2, q: "ü" },
    });
    expect(page).toEqual({ rows: [], total: 0, counts: { active: 2 } });
    expect(heard[0]).toMatchObject({
      method: "GET",
      url: "/api/getCompanyOffer/a%2Fb/active?page=2&q=%C3%BC",
    });
    expect(heard[0]?.headers.authorization).toBe("Bearer token");
  });

  it("[API-P2] refuses dots alone, which no address can hold, before it sends anything", async () => {
    for (const code of [".", ".."])
      await expect(client.payments.checkPromocode({ params: { code } })).rejects.toMatchObject({
        failure: { tag: "Invalid", issues: [{ rule: "API-P2", field: "code" }] },
      });
    expect(heard).toEqual([]);
  });

  it("[API-T2] names the version an edit starts from, and calls the other site's server if it is named", async () => {
    await client.users.update(
      { params: { encEmail: "a@b.ca" }, body: draft },
      { version: 3, secondary: true },
    );
    expect(heard[0]).toMatchObject({
      method: "POST",
      url: "/other/updateFirebaseUser/YUBiLmNh",
      body: JSON.stringify(draft),
    });
    expect(heard[0]?.headers["if-match"]).toBe('"3"');
  });

  it("[API-T2] names the caller where the path has them, and who is meant if it is another user", async () => {
    await client.offers.byId({ params: { id: "o" } });
    expect(heard[0]?.url).toBe("/api/getOffersById/YUBiLmNh/o");
    await client.users.end({ params: { encEmail: "c@d.ca" } });
    expect(heard[1]?.url).toContain("/Y0BkLmNh");
  });

  it("[API-T2] sends a list as a list", async () => {
    await client.ingest.beacons({ body: [] });
    expect(heard[0]?.body).toBe("[]");
  });

  it("[API-C7] retries on its own only if the call changes nothing", async () => {
    responses = [BUSY];
    await client.offers.primary({ params: { companyId: "c", storeId: "s" } });
    expect(heard).toHaveLength(2);
    responses = [BUSY];
    const copy = client.offers.copy({ params: { id: "o" }, query: { copyId: "c" } });
    await expect(copy).rejects.toBeInstanceOf(ApiFailure);
    expect(heard).toHaveLength(3);
  });
});

/** Compiled, never called: what the compiler must refuse. */
export async function refusedWhenCompiled(typed: Client): Promise<void> {
  // @ts-expect-error "live" is no status of a path
  await typed.offers.byCompany({ params: { companyId: "c", status: "live" } });
  // @ts-expect-error the path has a company
  await typed.offers.byCompany({ params: { status: "active" } });
  // @ts-expect-error the path has parameters
  await typed.offers.byCompany({});
  // @ts-expect-error an update has a body
  await typed.users.update({ params: { encEmail: "a@b.ca" } });
  // @ts-expect-error whose access is ended is never left to the client
  await typed.users.end({});
  // @ts-expect-error a role is made by its draft
  await typed.roles.add({ body: { roleName: "Clerk" } });
  // @ts-expect-error an upload has a file
  await typed.images.upload({ params: { kind: "product", ownerId: "p" } });
  // @ts-expect-error there is no such kind of checkout
  await typed.payments.openCheckout({ body: { id: "c", kind: "gift" } });
  // @ts-expect-error a stream is read by itself
  await typed.events.stream({});
}

it("[API-T1] refuses wrong words, missing parameters and missing bodies when it is compiled", () => {
  expectTypeOf<Awaited<ReturnType<Client["offers"]["byCompany"]>>>().toEqualTypeOf<Page<Offer>>();
  expectTypeOf(refusedWhenCompiled).toBeFunction();
});

it("rejects with the seconds after which a call may be repeated, if the server says so", async () => {
  const refused = { status: 429, body: { error: { tag: "TooMany", message: "Please wait." } } };
  responses = [{ ...refused, retryAfter: "40" }, refused];
  const find = () => client.products.forFile({ body: { ids: ["p"], named: [] } });
  await expect(find()).rejects.toMatchObject({ retryAfter: 40 });
  await expect(find()).rejects.toMatchObject({ retryAfter: null });
});

it("has the browser finish a call that outlives its page, unless its body is longer than browsers take", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const isFinishedByBrowser = async (note: string, outlivesPage: boolean) => {
    await client.bills.review(
      {
        params: { id: "b1", status: "R", decision: "Reject" },
        body: { reason: "other", note },
      },
      { outlivesPage },
    );
    const [, options] = fetched.mock.lastCall ?? [];
    return options?.keepalive === true;
  };
  expect(await isFinishedByBrowser("Sent on Monday", true)).toBe(true);
  expect(await isFinishedByBrowser("Sent on Monday", false)).toBe(false);
  expect(await isFinishedByBrowser("x".repeat(20_000), true)).toBe(false);
  fetched.mockRestore();
});

import { encodeEmail } from "@marquee/api/http/path";
import type { CallResponse } from "@marquee/verification/harness/call-response";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "0.1" } });
});
afterAll(() => server.close());

const me = encodeEmail("merchant@marquee.test");
const list = `/getCompanyOffer/${COMPANY.maple}`;
const get = (path: string) => server.call("merchant", "GET", path);
const create = (body: object | string, headers: Record<string, string> = {}) =>
  server.call("merchant", "POST", `/offers/${me}`, { body, headers });
const issues = ({ status, error }: CallResponse<unknown>): [number, string[] | undefined] => [
  status,
  error.issues?.map(({ rule, field }) => `${rule} ${field}`),
];

describe("responses", () => {
  it("[HTTP-A1] are JSON with a number to quote, never cached, under the security headers", async () => {
    const found = await get(`${list}/all`);
    expect(found.headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(found.headers["content-security-policy"]).toContain("default-src 'self'");
    const refused = await get("/stores/getStoreById/nowhere");
    expect(refused.error).toEqual({
      tag: "NotFound",
      message: expect.any(String),
      reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });

  it("[HTTP-R1] are 404 in the same form if no route serves the address or the method", async () => {
    const token = await server.tokenOf("merchant");
    for (const [method, url] of [
      ["GET", "/api/nothing"],
      ["DELETE", `/api${list}/all`],
      ["PUT", "/api/session"],
      ["GET", "/wp-login.php"],
      ["PATCH", "/"],
    ] as const) {
      const response = await server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([response.statusCode, response.json<{ error: { tag: string } }>().error.tag]).toEqual([
        404,
        "NotFound",
      ]);
    }
  });
});

describe("versions", () => {
  it("[HTTP-V1] are refused if they are none, so that no edit passes for one that names none", async () => {
    const body = offerDraft("versioned");
    expect((await create(body)).status).toBe(200);
    const edit = (version: string) =>
      server.call("merchant", "POST", `/offers/update/${me}`, {
        body,
        headers: { "if-match": version },
      });
    for (const version of ["1", '"1-gzip"', '"1", "2"', "", '"one"'])
      expect(issues(await edit(version))).toEqual([422, ["HTTP-V1 If-Match"]]);
    expect((await edit('W/"1"')).status).toBe(200);
    expect((await edit('"1"')).status).toBe(409);
    expect((await edit("*")).status).toBe(200);
  });
});

describe("addresses", () => {
  it("[HTTP-P1] are refused if the call does not accept a value", async () => {
    expect(issues(await get(`${list}/everything`))).toEqual([422, ["HTTP-P1 status"]]);
    expect(issues(await get(`/getOffersById/${encodeURIComponent("!!!")}/x`))).toEqual([
      422,
      ["HTTP-P1 encEmail"],
    ]);
    expect(issues(await get(`/getOffersById/${btoa("no address")}/x`))).toEqual([
      422,
      ["HTTP-P1 encEmail"],
    ]);
    expect(issues(await get(`/getOffersById/${me}/${"x".repeat(65)}`))).toEqual([
      422,
      ["HTTP-P1 id"],
    ]);
  });
});

describe("queries", () => {
  it("[HTTP-Q1] are refused if the call does not accept a value, all of them at once", async () => {
    const response = await get(`${list}/all?page=0&size=1001&sort=a;b&type=Thing`);
    expect(issues(response)).toEqual([
      422,
      ["HTTP-Q1 page", "HTTP-Q1 size", "HTTP-Q1 sort", "HTTP-Q1 type"],
    ]);
    for (const query of [
      "page=1.5",
      "page=-1",
      "page=",
      "page=one",
      "size=NaN",
      "size=Infinity",
      `q=${"x".repeat(201)}`,
    ])
      expect((await get(`${list}/all?${query}`)).status).toBe(422);
  });

  it("[HTTP-Q1] are refused if a value is given twice, and pass over unknown names", async () => {
    expect(issues(await get(`${list}/all?page=1&page=2`))).toEqual([422, ["HTTP-Q1 page"]]);
    expect(issues(await get(`${list}/all?q=a&q=b`))).toEqual([422, ["HTTP-Q1 q"]]);
    expect((await get(`${list}/all?utm_source=mail&__proto__=x&constructor=y`)).status).toBe(200);
  });
});

describe("bodies", () => {
  it("[HTTP-B1] are refused if they are no JSON, or none at all", async () => {
    for (const body of ["{", "nothing", '{"__proto__":{"a":1}}', ""])
      expect((await create(body, { "content-type": "application/json" })).status).toBe(422);
    for (const type of ["text/plain", "application/xml", "application/x-www-form-urlencoded"])
      expect((await create("a=b", { "content-type": type })).status).toBe(422);
    expect((await server.call("merchant", "POST", `/offers/${me}`)).status).toBe(422);
  });

  it("[HTTP-B1] are refused with every field that is of the wrong kind", async () => {
    const wrong = {
      ...offerDraft("wrong"),
      id: 7,
      type: "Thing",
      marketPlace: ["Mars"],
      isPrimary: true,
      products: "p",
      heading: { toString: 1 },
    };
    const [status, found] = issues(await create(wrong));
    expect(status).toBe(422);
    expect(found?.toSorted()).toEqual([
      "HTTP-B1 heading",
      "HTTP-B1 id",
      "HTTP-B1 isPrimary",
      "HTTP-B1 marketPlace.0",
      "HTTP-B1 products",
      "HTTP-B1 type",
    ]);
    for (const body of ["[]", "null", "7", '"text"', `${"[".repeat(20_000)}${"]".repeat(20_000)}`])
      expect((await create(body, { "content-type": "application/json" })).status).toBe(422);
  });

  it("[HTTP-X1] list a field once, with the first thing that is wrong with it", async () => {
    expect(issues(await get(`${list}/all?page=0.5`))).toEqual([422, ["HTTP-Q1 page"]]);
  });

  it("[HTTP-L1] are refused if they are larger than the call takes", async () => {
    const { status, error } = await create({
      ...offerDraft("large"),
      description: "x".repeat(1_000_001),
    });
    expect([status, error.tag]).toEqual([413, "TooLarge"]);
  });
});

describe("the order of a call", () => {
  const check = (who: string | null, code: string) =>
    server.call(who, "GET", `/checkPromocode/${code}`);
  const TOO_LONG = "X".repeat(65);

  it("[HTTP-O1] reveals nothing of a request to a caller who may not call", async () => {
    const path = `/offers/${me}`;
    const body = { nonsense: 1 };
    const statuses = [];
    for (const who of [null, "reader", "merchant"])
      statuses.push((await server.call(who, "POST", path, { body })).status);
    expect(statuses).toEqual([401, 403, 422]);
  });

  it("[HTTP-O1] [LIMIT-11] reads no byte of a body before its caller is known and allowed to send it", async () => {
    const announced = {
      "content-type": "application/json",
      "content-length": "10000000",
      "transfer-encoding": "",
    };
    for (const [who, status] of [
      [null, 401],
      ["reader", 403],
      ["merchant", 413],
    ] as const) {
      const response = await server.call(who, "POST", `/offers/${me}`, {
        body: "{ no JSON",
        headers: announced,
      });
      expect(response.status).toBe(status);
    }
  });

  it("[HTTP-O1] counts what can be read, and nothing else", async () => {
    for (let time = 0; time < 4; time++) expect((await check("branch", TOO_LONG)).status).toBe(422);
    expect([(await check("branch", "A")).status, (await check("branch", "B")).status]).toEqual([
      200, 200,
    ]);
    expect((await check("branch", "C")).status).toBe(429);
    expect((await check("branch", TOO_LONG)).status).toBe(422);
  });
});

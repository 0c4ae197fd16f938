import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertProducts } from "../products/queries.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { plainImage } from "@marquee/verification/harness/test-images";
import { fileForm } from "@marquee/verification/harness/file-form";
import {
  testServer,
  withoutReference,
  type TestServer,
} from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";

const MONTREAL = "1".repeat(32);
const TORONTO = "2".repeat(32);
const NEW_YORK = "3".repeat(32);

const productAt = (id: string, companyId: string, storeId: string) => ({
  id,
  companyId,
  storeId,
  name: "A throw",
  heading: "Warm",
  brand: "Plateau",
  description: "Wool",
  vendorUrl: "",
  actualPrice: 10,
  offerPrice: 9,
  marketPlace: [],
  images: [],
  createdBy: "A test",
  createdOn: "2026-03-01T00:00:00.000Z",
});

let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "1" } });
  picture = await plainImage(8, 8).png().toBuffer();
  await withScope(server.pool, SYSTEM, (tx) =>
    insertProducts(tx, [
      productAt(MONTREAL, COMPANY.maple, STORE.montreal),
      productAt(TORONTO, COMPANY.maple, STORE.toronto),
      productAt(NEW_YORK, COMPANY.northline, STORE.newYork),
    ]),
  );
});
afterAll(() => server.close());

const send = (who: string | null, path: string, bytes = picture) =>
  server.call<string>(who, "POST", path, fileForm(bytes));
const statusOf = async (who: string | null, path: string) => (await send(who, path)).status;

describe("the logo of a company", () => {
  const logo = (companyId: string, storeId = "undefined") =>
    `/uploadCompanyImage/${companyId}/${storeId}`;

  it("[IMAGE-A3] is sent by everybody of the company, and answered with its path", async () => {
    const { status, data } = await send("merchant", logo(COMPANY.maple));
    expect([status, data]).toEqual([200, expect.stringMatching(/^\/companies\/\w{32}\.webp$/)]);
    expect((await server.app.inject(`/images${data}`)).statusCode).toBe(200);
    expect(await statusOf("reader", logo(COMPANY.maple))).toBe(200);
    expect(await statusOf("master", logo(COMPANY.northline))).toBe(200);
    expect(await statusOf(null, logo(COMPANY.maple))).toBe(401);
  });

  it("[IMAGE-A3] of another company is refused as one that is not there is", async () => {
    const foreign = await send("merchant", logo(COMPANY.northline));
    expect(foreign.status).toBe(403);
    expect(withoutReference(foreign)).toBe(
      withoutReference(await send("merchant", logo("nowhere"))),
    );
    expect(await statusOf("master", logo("nowhere"))).toBe(404);
    expect(await statusOf("merchant", logo("all"))).toBe(403);
    expect(await statusOf("master", logo("all"))).toBe(404);
  });

  it("[IMAGE-A3] of a branch is sent by who may edit that branch", async () => {
    expect(await statusOf("merchant", logo(COMPANY.maple, STORE.toronto))).toBe(200);
    expect(await statusOf("reader", logo(COMPANY.maple, STORE.toronto))).toBe(403);
    expect(await statusOf("branch", logo(COMPANY.maple, STORE.montreal))).toBe(200);
    expect(await statusOf("branch", logo(COMPANY.maple, STORE.toronto))).toBe(403);
    expect(await statusOf("merchant", logo(COMPANY.maple, STORE.newYork))).toBe(404);
    expect(await statusOf("master", logo(COMPANY.maple, STORE.newYork))).toBe(404);
  });

  it("[IMAGE-A3] of a company that is not made yet is sent by who may add one", async () => {
    expect(await statusOf("merchant", logo("undefined"))).toBe(200);
    expect(await statusOf("branch", logo("undefined"))).toBe(403);
  });
});

describe("pictures of products, variants and categories", () => {
  it.each(["product", "variant"])(
    "[IMAGE-A4] of a %s are sent by who may edit it where it belongs",
    async (kind) => {
      const to = (id: string) => `/uploadImage/${kind}/${id}`;
      const { data } = await send("merchant", to(MONTREAL));
      expect(data).toMatch(new RegExp(`^/${kind}s/\\w{32}\\.webp$`));
      expect(await statusOf("agent", to(NEW_YORK))).toBe(200);
      expect(await statusOf("reader", to(MONTREAL))).toBe(403);
      expect(await statusOf("branch", to(MONTREAL))).toBe(200);
      const foreign = await send("merchant", to(NEW_YORK));
      expect(foreign.status).toBe(404);
      expect(withoutReference(foreign)).toBe(
        withoutReference(await send("merchant", to("nowhere"))),
      );
      expect(await statusOf("branch", to(TORONTO))).toBe(404);
    },
  );

  it("[IMAGE-A4] are sent before the thing is made", async () => {
    expect(await statusOf("merchant", "/uploadImage/product/undefined")).toBe(200);
    expect(await statusOf("merchant", "/uploadImage/variant/undefined")).toBe(200);
    expect(await statusOf("reader", "/uploadImage/product/undefined")).toBe(403);
    expect(await statusOf("master", "/uploadImage/category/undefined")).toBe(200);
  });

  it("[IMAGE-A4] of a category are a master's", async () => {
    const to = `/uploadImage/category/${CATEGORY.home}`;
    expect((await send("master", to)).data).toMatch(/^\/categories\//);
    for (const who of ["merchant", "agent", "reader"]) expect(await statusOf(who, to)).toBe(403);
    expect(await statusOf("master", "/uploadImage/category/nowhere")).toBe(404);
  });

  it("[IMAGE-A4] of anything else are refused", async () => {
    for (const kind of ["bills", "offers", "..", "profile"])
      expect([404, 422]).toContain(await statusOf("master", `/uploadImage/${kind}/${MONTREAL}`));
  });
});

describe("the logo of somebody who signs up", () => {
  it("[IMAGE-A5] needs no account, is smaller, and is limited in number", async () => {
    const sent = await send(null, "/onboarding/logo");
    expect([sent.status, sent.data]).toEqual([
      200,
      expect.stringMatching(/^\/companies\/\w{32}\.webp$/),
    ]);
    const large = Buffer.concat([picture, randomBytes(4_000_000)]);
    expect((await send(null, "/onboarding/logo", large)).status).toBe(413);
    expect(
      (await send("merchant", `/uploadCompanyImage/${COMPANY.maple}/undefined`, large)).status,
    ).toBe(200);
    for (let sent = 2; sent < 20; sent += 1)
      expect(await statusOf(null, "/onboarding/logo")).toBe(200);
    const refused = await send(null, "/onboarding/logo");
    expect([refused.status, refused.error.tag]).toEqual([429, "TooMany"]);
    expect(refused.headers["retry-after"]).toBeDefined();
  });
});

import { withoutReference } from "@marquee/verification/harness/call-response";
import { fileForm } from "@marquee/verification/harness/file-form";
import { noisyImage, plainImage } from "@marquee/verification/harness/test-images";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  anonymousImageWork,
  imageWork,
  type LimitedWork,
} from "../platform/computing/limited-work.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

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
  offerPrice: 10,
  marketPlace: [],
  images: [],
  createdBy: "A test",
  createdOn: "2026-03-01T00:00:00.000Z",
});

let server: TestServer;
let image: Buffer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: "1" } });
  image = await plainImage(8, 8).png().toBuffer();
  await withScope(server.pool, SYSTEM, (tx) =>
    insertProducts(tx, [
      productAt(MONTREAL, COMPANY.maple, STORE.montreal),
      productAt(TORONTO, COMPANY.maple, STORE.toronto),
      productAt(NEW_YORK, COMPANY.northline, STORE.newYork),
    ]),
  );
});
afterAll(() => server.close());

const send = (who: string | null, path: string, bytes = image) =>
  server.call<string>(who, "POST", path, fileForm(bytes));
const sendStatus = async (who: string | null, path: string) => (await send(who, path)).status;

describe("the logo of a company", () => {
  const logo = (companyId: string, storeId = "undefined") =>
    `/uploadCompanyImage/${companyId}/${storeId}`;

  it("[IMAGE-A3] is sent by who may edit it or add a branch to it, and its path is returned", async () => {
    const { status, data } = await send("merchant", logo(COMPANY.maple));
    expect([status, data]).toEqual([200, expect.stringMatching(/^\/companies\/\w{32}\.webp$/)]);
    expect((await server.app.inject(`/images${data}`)).statusCode).toBe(200);
    expect(await sendStatus("branch", logo(COMPANY.maple))).toBe(200);
    expect(await sendStatus("agent", logo(COMPANY.maple))).toBe(200);
    expect(await sendStatus("reader", logo(COMPANY.maple))).toBe(403);
    expect(await sendStatus("master", logo(COMPANY.northline))).toBe(200);
    expect(await sendStatus(null, logo(COMPANY.maple))).toBe(401);
  });

  it("[IMAGE-A3] is refused for another company as for one that is not there", async () => {
    const foreign = await send("merchant", logo(COMPANY.northline));
    expect(foreign.status).toBe(403);
    expect(withoutReference(foreign)).toBe(
      withoutReference(await send("merchant", logo("nowhere"))),
    );
    expect(await sendStatus("master", logo("nowhere"))).toBe(404);
    expect(await sendStatus("merchant", logo("all"))).toBe(403);
    expect(await sendStatus("master", logo("all"))).toBe(404);
  });

  it("[IMAGE-A3] is sent for a branch by who may edit that branch", async () => {
    expect(await sendStatus("merchant", logo(COMPANY.maple, STORE.toronto))).toBe(200);
    expect(await sendStatus("reader", logo(COMPANY.maple, STORE.toronto))).toBe(403);
    expect(await sendStatus("branch", logo(COMPANY.maple, STORE.montreal))).toBe(200);
    expect(await sendStatus("branch", logo(COMPANY.maple, STORE.toronto))).toBe(403);
    expect(await sendStatus("merchant", logo(COMPANY.maple, STORE.newYork))).toBe(404);
    expect(await sendStatus("master", logo(COMPANY.maple, STORE.newYork))).toBe(404);
  });

  it("[IMAGE-A3] is sent for a company that is not made yet by who may add one", async () => {
    expect(await sendStatus("merchant", logo("undefined"))).toBe(200);
    expect(await sendStatus("branch", logo("undefined"))).toBe(403);
  });
});

describe("images of products, variants and categories", () => {
  it.each(["product", "variant"])(
    "[IMAGE-A4] are sent for a %s by who may edit it where it belongs",
    async (kind) => {
      const to = (id: string) => `/uploadImage/${kind}/${id}`;
      const { data } = await send("merchant", to(MONTREAL));
      expect(data).toMatch(new RegExp(`^/${kind}s/\\w{32}\\.webp$`));
      expect(await sendStatus("agent", to(NEW_YORK))).toBe(200);
      expect(await sendStatus("reader", to(MONTREAL))).toBe(403);
      expect(await sendStatus("branch", to(MONTREAL))).toBe(200);
      const foreign = await send("merchant", to(NEW_YORK));
      expect(foreign.status).toBe(404);
      expect(withoutReference(foreign)).toBe(
        withoutReference(await send("merchant", to("nowhere"))),
      );
      expect(await sendStatus("branch", to(TORONTO))).toBe(404);
    },
  );

  it("[IMAGE-A4] are sent before the thing is made", async () => {
    expect(await sendStatus("merchant", "/uploadImage/product/undefined")).toBe(200);
    expect(await sendStatus("merchant", "/uploadImage/variant/undefined")).toBe(200);
    expect(await sendStatus("reader", "/uploadImage/product/undefined")).toBe(403);
    expect(await sendStatus("master", "/uploadImage/category/undefined")).toBe(200);
  });

  it("[IMAGE-A4] are sent for a category by a master alone", async () => {
    const to = `/uploadImage/category/${CATEGORY.home}`;
    expect((await send("master", to)).data).toMatch(/^\/categories\//);
    for (const who of ["merchant", "agent", "reader"]) expect(await sendStatus(who, to)).toBe(403);
    expect(await sendStatus("master", "/uploadImage/category/nowhere")).toBe(404);
  });

  it("[IMAGE-A4] are refused for anything else", async () => {
    for (const kind of ["bills", "offers", "..", "profile"])
      expect([404, 422]).toContain(await sendStatus("master", `/uploadImage/${kind}/${MONTREAL}`));
  });
});

describe("an upload", () => {
  it("[IMAGE-A6] is refused before a byte of it is read if it may not be sent", async () => {
    const { headers } = fileForm(image);
    const send = async (who: string, url: string) => {
      const authorization = `Bearer ${await server.tokenOf(who)}`;
      // No byte of its body ever arrives.
      const payload = new PassThrough();
      const all = { ...headers, authorization };
      return server.app.inject({ method: "POST", url: `/api${url}`, headers: all, payload });
    };
    const responses = [
      await send("reader", "/uploadCompanyImage/undefined/undefined"),
      await send("reader", `/uploadOfferImage/${COMPANY.maple}/${STORE.montreal}/x`),
      await send("reader", `/uploadImage/product/${MONTREAL}`),
      await send("merchant", `/uploadImage/product/${NEW_YORK}`),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 404]);
  });

  it("[LIMIT-16] is refused if its user has stored too much in a day", async () => {
    const other = { person: "other@marquee.test" };
    await server.services.limits.take("uploadedBytes", other, 500_000_000 - image.length);
    const large = await noisyImage(300, 300).png().toBuffer();
    const path = `/uploadCompanyImage/${COMPANY.northline}/undefined`;
    const countStored = async () =>
      Number(
        (await server.database.owner.query("select count(*) from stored_image")).rows[0].count,
      );
    const before = await countStored();
    expect((await send("other", path, large)).status).toBe(429);
    expect(await countStored()).toBe(before);
    expect((await send("master", path, large)).status).toBe(200);
  });

  it.each([
    "image/jpe",
    "application/x-jpg",
    "text/plain",
    "application/octet-stream",
    "text/html",
  ])("[IMAGE-V1] is taken by its bytes if it is sent as %s, and refused by them", async (type) => {
    const jpeg = await plainImage(20, 20).jpeg().toBuffer();
    const server = await testServer();
    for (const path of [
      "/onboarding/logo",
      `/uploadCompanyImage/${COMPANY.maple}/undefined`,
      "/uploadImage/product/undefined",
    ]) {
      const who = path.startsWith("/onboarding") ? null : "merchant";
      const good = await server.call(who, "POST", path, fileForm(jpeg, { name: "photo", type }));
      expect([path, good.status]).toEqual([path, 200]);
      const bad = await server.call(
        who,
        "POST",
        path,
        fileForm(Buffer.from("%PDF-1.7"), { name: "photo.jpg", type: "image/jpeg" }),
      );
      expect(bad.error.issues).toEqual([expect.objectContaining({ rule: "IMAGE-V1" })]);
    }
    await server.close();
  });

  it("[LIMIT-15] is counted by user", async () => {
    const limited = await testServer({ env: { RATE_LIMITS: "0.01" } });
    const path = `/uploadCompanyImage/${COMPANY.maple}/undefined`;
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++)
      statuses.push((await limited.call("merchant", "POST", path, fileForm(image))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await limited.call("branch", "POST", path, fileForm(image))).status).toBe(200);
    await limited.close();
  });
});

describe("the logo of a person who signs up", () => {
  it("[IMAGE-A5] needs no account, is as large as any image, and is limited in number", async () => {
    const sent = await send(null, "/onboarding/logo");
    expect([sent.status, sent.data]).toEqual([
      200,
      expect.stringMatching(/^\/companies\/\w{32}\.webp$/),
    ]);
    const large = Buffer.concat([image, randomBytes(4_000_000)]);
    expect((await send(null, "/onboarding/logo", large)).status).toBe(200);
    const tooLarge = Buffer.concat([image, randomBytes(8_000_000)]);
    expect((await send(null, "/onboarding/logo", tooLarge)).status).toBe(413);
    for (let sent = 3; sent < 20; sent += 1)
      expect(await sendStatus(null, "/onboarding/logo")).toBe(200);
    const refused = await send(null, "/onboarding/logo");
    expect([refused.status, refused.error.tag]).toEqual([429, "TooMany"]);
    expect(refused.headers["retry-after"]).toBeDefined();
  });

  it("[IMAGE-V4] is taken while signing up as in the form of a company", async () => {
    const large = await plainImage(3001, 1500).png().toBuffer();
    const limited = await testServer();
    const statuses = await Promise.all([
      limited.call(null, "POST", "/onboarding/logo", fileForm(large)),
      limited.call(
        "merchant",
        "POST",
        `/uploadCompanyImage/${COMPANY.maple}/undefined`,
        fileForm(large),
      ),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200]);
    await limited.close();
  });

  it("[IMAGE-L3] waits apart from the images of users, and captchas apart from both", async () => {
    const limited = await testServer();
    const logo = () => limited.call(null, "POST", "/onboarding/logo", fileForm(image));
    const upload = () =>
      limited.call("merchant", "POST", "/uploadImage/product/undefined", fileForm(image));
    const fill = (work: LimitedWork, places: number) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const held = Array.from({ length: places }, () => work(() => promise));
      return async () => {
        resolve();
        await Promise.all(held);
      };
    };
    const emptyAnonymous = fill(anonymousImageWork, 17);
    expect([(await logo()).status, (await upload()).status]).toEqual([503, 200]);
    expect((await limited.call(null, "GET", "/captcha")).status).toBe(200);
    await emptyAnonymous();
    const emptyUsual = fill(imageWork, 66);
    expect([(await logo()).status, (await upload()).status]).toEqual([200, 503]);
    await emptyUsual();
    await limited.close();
  });
});
